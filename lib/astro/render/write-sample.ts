import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePicture } from '../import/write-picture';
import { type CatalogueStar, type StarFile, starsOf } from './catalogue';
import { documentOf } from './document';
import { type Field, type Rendering, render, starsIn } from './field';

export interface Folders {
  documents: string;
  pictures: string;
}

/** The last width is the longer side. Noise takes most of the bytes, so one exposure has fewer and smaller files. */
const SIZES = {
  final: { widths: [480, 960, 1920], budget: 160_000 },
  single: { widths: [480, 960], budget: 190_000 },
};

export function readStars(): CatalogueStar[] {
  const file = createRequire(import.meta.url).resolve('d3-celestial/data/stars.14.json');
  return starsOf(JSON.parse(readFileSync(file, 'utf8')) as StarFile);
}

/** Writes the pictures of a field and then its document. Throws if a photograph has the name of the field. */
export async function writeField(field: Field, stars: CatalogueStar[], folders: Folders): Promise<void> {
  const file = join(folders.documents, `${field.name}.mdx`);
  if (existsSync(file) && !/^rendered:/m.test(readFileSync(file, 'utf8')))
    throw new Error(`${file} is a photograph. Rename it, or name the fields to render.`);
  const rendering = render(field, stars);
  const folder = join(folders.pictures, field.name);
  const final = await write(rendering, 'final', folder);
  const single = await write(rendering, 'single', join(folder, 'single'));
  mkdirSync(folders.documents, { recursive: true });
  writeFileSync(file, documentOf(field, starsIn(field, stars).length, { final, single }));
}

function write({ plate: { width, height }, pixels }: Rendering, state: keyof typeof SIZES, folder: string) {
  const source = sharp(pixels(state), { raw: { width, height, channels: 3 } });
  return writePicture(source, folder, { ...SIZES[state], tiles: state === 'final' });
}

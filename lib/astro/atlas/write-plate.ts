import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { replaceFile } from '../../collectors/shared/replace-file';
import { writePicture } from '../import/write-picture';
import type { astroPhoto } from '../schema';
import { readCatalogue } from '../sky/catalogue';
import { drawSheet } from './sheet';

const SIZES = { widths: [480, 960, 2400], budget: 700_000, tiles: false };
const STARS_SIZES = { widths: [480, 960], budget: 200_000, tiles: false };

/** Draws the plate of a document that has `rendered`, and writes its sizes and the number of its stars into it. */
export async function writePlate(name: string, folders: { documents: string; pictures: string }): Promise<void> {
  const file = join(folders.documents, `${name}.mdx`);
  const [, yaml = '', body = ''] = /^---\r?\n([\s\S]*?\r?\n)---\r?\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const document = parseDocument(yaml);
  const { title, solution, picture, rendered } = document.toJS() as z.infer<typeof astroPhoto>;
  if (!solution || !rendered) throw new Error(`${file} is a photograph, not a drawn plate.`);
  const { width, height } = picture;
  const plate = { ...solution, width, height };
  const draw = (hasFigures: boolean) =>
    drawSheet(plate, readCatalogue(), { title, faintest: rendered.limitingMagnitude, hasFigures });
  const finished = draw(true);
  const folder = join(folders.pictures, name);
  const written = await writePicture(sharp(Buffer.from(finished.svg)), folder, SIZES);
  const stars = await writePicture(sharp(Buffer.from(draw(false).svg)), join(folder, 'stars'), STARS_SIZES);
  document.setIn(['picture'], document.createNode(written));
  document.setIn(['versions', 0, 'picture'], document.createNode(stars));
  document.setIn(['solution', 'scale'], (solution.scale * width) / written.width);
  document.setIn(['rendered', 'stars'], finished.stars);
  await replaceFile(file, `---\n${document.toString({ lineWidth: 0 })}---\n${body}`);
}

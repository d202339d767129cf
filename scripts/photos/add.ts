import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import matter from 'gray-matter';
import sharp from 'sharp';
import { addPhoto, type Photo, type Result, type Site } from '../../lib/astro/import/add-photo';
import type { GearItem } from '../../lib/astro/import/draft';
import { detectKind } from '../../lib/astro/import/inspect';
import type { HeaderFile } from '../../lib/astro/import/read-source';
import { toFileName } from '../../lib/content/write/file-name';
import { env } from '../../lib/env';
import { print, printError } from '../../lib/log';
import { pluralize } from '../../lib/words';
import { notesOfSections } from '../new/add';
import { readContentFiles } from '../shared/content-files';

interface Options {
  csv?: string;
  name?: string;
  out?: string;
  force?: boolean;
}

/** Adds each picture in turn. One that cannot be added is reported, and the others still are. */
export async function run(files: string[], options: Options): Promise<{ summary: string; problem?: string }> {
  sharp.cache(false);
  if (options.csv && !existsSync(options.csv)) throw new Error(`${options.csv}: there is no such file`);
  const { photos, problems } = await sort(files, options);
  if (photos.length > 1 && (options.csv || options.name)) {
    return { summary: '', problem: '--csv and --name are for one picture; add the pictures one by one.' };
  }
  const site: Site = {
    documents: join(env.contentDir, 'astrophotos'),
    pictures: options.out ?? 'public/photos',
    gear: readGear(join(env.contentDir, 'gear')),
    force: options.force ?? false,
    today: new Date().toISOString().slice(0, 10),
  };
  let done = 0;
  for (const [index, photo] of photos.entries()) {
    try {
      const result = await addPhoto(photo, site);
      done += 1;
      print([`${index + 1} of ${photos.length}: ${describe(photo, result)}`, ...details(result)].join('\n  '));
    } catch (error) {
      problems.push(`${photo.file}: ${(error as Error).message}`);
    }
  }
  for (const problem of problems) printError(problem);
  const added = done > 0 ? [{ path: 'astrophotos/new.mdx' }] : [];
  const notes = notesOfSections(readContentFiles(env.contentDir), added);
  const summary = [`${pluralize(done, 'picture')} added or already there.`, ...notes].join('\n');
  const problem = `${pluralize(problems.length, 'file')} could not be added.`;
  return { summary, ...(problems.length > 0 && { problem }) };
}

/** Pairs pictures with the FITS and XISF files of the same name. */
async function sort(files: string[], { name, csv }: Options): Promise<{ photos: Photo[]; problems: string[] }> {
  const photos = new Map<string, Photo>();
  const headers = new Map<string, HeaderFile>();
  const problems: string[] = [];
  for (const file of files) {
    const base = basename(file, extname(file));
    const own = toFileName(base) ?? base;
    const chosen = toFileName(name ?? base);
    try {
      const kind = await detectKind(file);
      if (kind !== 'picture') {
        headers.set(own, { file, kind });
      } else if (photos.has(own)) {
        problems.push(`${file}: ${photos.get(own)?.file} has the same name; add one of them with --name`);
      } else if (chosen) {
        photos.set(own, { name: chosen, file, csv });
      } else {
        problems.push(`${file}: "${name ?? base}" gives no name for a document; choose one with --name NAME`);
      }
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
    }
  }
  for (const [own, header] of headers) {
    const photo = photos.get(own);
    if (photo) photo.header = header;
    else
      problems.push(
        `${header.file}: only headers are read from FITS and XISF; add a TIFF, PNG or JPEG of the same name`,
      );
  }
  return { photos: [...photos.values()], problems };
}

function readGear(folder: string): GearItem[] {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.mdx'));
  return files.flatMap((file) => (matter(readFileSync(join(folder, file), 'utf8')).data.items ?? []) as GearItem[]);
}

function describe({ file }: Photo, { outcome, document, picture }: Result): string {
  if (outcome === 'present') return `${file}: already in ${document}`;
  const size = picture && `${picture.width} × ${picture.height}${picture.tiles ? ', with tiles' : ''}`;
  return `${file}: ${outcome === 'renewed' ? 'new picture in' : 'added'} ${document} (${size})`;
}

function details({ read, guessed, missing }: Result): string[] {
  return [
    ...(read.length > 0 ? [`read: ${read.join(', ')}`] : []),
    ...guessed.map((guess) => `guessed: ${guess}`),
    ...missing.map((text) => `missing: ${text}`),
  ];
}

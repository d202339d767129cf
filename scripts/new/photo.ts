import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePicture } from '../../lib/astro/import/write-picture';
import { newDocument } from '../../lib/content/write/new-document';
import { env } from '../../lib/env';
import { readContentFiles } from '../shared/check-content';
import { CommandError, type Run } from '../shared/program';
import { addDocuments, nameFor, resolveFile } from './add';

const BLANK = { width: 960, height: 640, channels: 3, background: '#0b1020' } as const;

/** `new photo TITLE`: a photograph that is planned. Its picture is blank until there is one. */
export const run: Run = async ([given = '', picture], options) => {
  const title = given.trim();
  const name = nameFor(title, options.name);
  if (picture) throw new CommandError(`Pictures are added with \`npm run photos -- add ${picture} --name ${name}\`.`);
  resolveFile(`astrophotos/${name}.mdx`);
  const folder = join(String(options.out ?? 'public/photos'), name);
  if (existsSync(folder)) throw new CommandError(`${folder} already exists. Choose another name with --name NAME.`);
  const blank = await writePicture(sharp({ create: BLANK }), folder, { widths: [BLANK.width], tiles: false });
  try {
    const files = readContentFiles(env.contentDir);
    const today = new Date().toISOString().slice(0, 10);
    const added = newDocument('AstroPhoto', { title, name, today, documents: files.documents, picture: blank });
    const summary = await addDocuments(files, [added]);
    return { summary: `${summary}\nThe picture comes with \`npm run photos -- add PICTURE --name ${name} --force\`.` };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
};

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PICTURE } from '../../lib/links';
import { decodeText } from '../../lib/setup/import/decode';
import { readJsonResume } from '../../lib/setup/import/json-resume/read-json-resume';
import { readArchive } from '../../lib/setup/import/linkedin/archive';
import { readLinkedIn } from '../../lib/setup/import/linkedin/read-linkedin';
import {
  EMPTY_RESUME,
  ImportError,
  type ImportedLink,
  type ImportedResume,
  type ImportReport,
} from '../../lib/setup/import/resume';
import type { Owner } from '../../lib/setup/init/owner';
import type { Options } from './options';

const PROBLEMS: Record<string, string> = { ENOENT: 'there is no such file', EISDIR: 'is a folder, not a file' };

export interface Imported {
  resume: ImportedResume;
  report?: ImportReport;
  portrait?: Owner['portrait'];
}

/** Reads the file of the options. Throws an ImportError if it cannot be imported. */
export async function readSource({ resume, linkedin }: Pick<Options, 'resume' | 'linkedin'>): Promise<Imported> {
  if (linkedin) return readLinkedIn(await readArchive(linkedin));
  if (!resume) return { resume: EMPTY_RESUME };
  const read = readJsonResume(resume, await readText(resume));
  return { ...read, portrait: await readPortrait(dirname(resume), read.resume.links) };
}

/** The picture that a résumé names, if it is a file beside it, without a location and other facts of the camera. */
async function readPortrait(folder: string, links: ImportedLink[]): Promise<Owner['portrait']> {
  const path = links.find(({ kind, username }) => kind === PICTURE && username)?.username ?? '';
  const ending = /\.(?:jpe?g|png|webp|avif)$/i.exec(path)?.[0].toLowerCase();
  if (!ending) return undefined;
  const picture = sharp(join(folder, path)).autoOrient().keepIccProfile();
  const bytes = await picture
    .toFormat(ending.slice(1) as 'jpeg')
    .toBuffer()
    .catch(() => undefined);
  return bytes ? { file: `portrait${ending}`, bytes } : undefined;
}

async function readText(file: string): Promise<string> {
  try {
    return decodeText(await readFile(file)).text;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ImportError(`${file}: ${PROBLEMS[code ?? ''] ?? `cannot be read (${code})`}`);
  }
}

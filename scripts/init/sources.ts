import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PICTURE } from '../../lib/links';
import { decodeText } from '../../lib/setup/import/decode';
import { readJsonResume } from '../../lib/setup/import/json-resume/read-json-resume';
import { readArchive } from '../../lib/setup/import/linkedin/archive';
import { readLinkedIn } from '../../lib/setup/import/linkedin/read-linkedin';
import { ImportError, type ImportedLink, type ImportedResume, type ImportReport } from '../../lib/setup/import/resume';
import type { Owner } from '../../lib/setup/init/owner';
import type { Options } from './options';

const PROBLEMS: Record<string, string> = { ENOENT: 'there is no such file', EISDIR: 'is a folder, not a file' };

export interface NamedReport {
  file: string;
  report: ImportReport;
}

export interface Sources {
  resumes: ImportedResume[];
  reports: NamedReport[];
  portrait?: Owner['portrait'];
}

/** Reads the files of the options. Throws an ImportError if one cannot be imported. */
export async function readSources({ resume, linkedin }: Pick<Options, 'resume' | 'linkedin'>): Promise<Sources> {
  const read = [
    ...(resume ? [{ file: resume, ...readJsonResume(resume, await readText(resume)) }] : []),
    ...(linkedin ? [{ file: linkedin, ...readLinkedIn(await readArchive(linkedin)) }] : []),
  ];
  return {
    resumes: read.map((each) => each.resume),
    reports: read.map(({ file, report }) => ({ file: basename(file), report })),
    portrait: resume ? await readPortrait(dirname(resume), read[0]?.resume.links ?? []) : undefined,
  };
}

/** The picture that a résumé names, if it is a file beside it. */
async function readPortrait(folder: string, links: ImportedLink[]): Promise<Owner['portrait']> {
  const path = links.find(({ kind, username }) => kind === PICTURE && username)?.username ?? '';
  const ending = /\.(?:jpe?g|png|webp)$/i.exec(path)?.[0].toLowerCase();
  const bytes = ending && (await readFile(join(folder, path)).catch(() => undefined));
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

import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from '../../lib/content/check/check';
import { env } from '../../lib/env';
import { PAGE_PATHS } from '../../lib/site/routes';

// Separate from the check, because loading that adds 0.3 s to every start.

/** Reads the input of the check. Skips hidden files and editor backups. Throws if the folder cannot be read. */
export function readContentFiles(contentDir: string): ContentFiles {
  const fromHere = relative(process.cwd(), contentDir);
  try {
    return {
      root: withSlashes(fromHere.startsWith('..') ? contentDir : fromHere),
      documents: new Map(filesBelow(contentDir).map((path) => [path, readText(join(contentDir, path))])),
      images: new Set(publicFiles().map((path) => `/${path}`)),
      routes: PAGE_PATHS,
    };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const hint = isMissing && contentDir === env.contentDir ? ' CONTENT_DIR sets the folder.' : '';
    throw new Error(`Cannot read the content: ${(error as Error).message}.${hint}`);
  }
}

function readText(file: string): string {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error(`${file} is not UTF-8; save it in UTF-8`);
  return bytes.toString();
}

export function readDrawings(): Map<string, string> {
  const files = publicFiles().filter((path) => path.endsWith('.svg'));
  return new Map(files.map((path) => [`public/${path}`, readFileSync(`public/${path}`, 'utf8')]));
}

/** Git keeps no empty folder, so a site without pictures has no public/. */
export function publicFiles(): string[] {
  return existsSync('public') ? filesBelow('public') : [];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('~'))
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .toSorted();
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from '../lib/content/check/check';
import { PAGE_PATHS } from '../lib/site/routes';

/** Reads the folder the check works on. Hidden files, such as an editor's, do not count. */
export function readContentFiles(contentDir: string): ContentFiles {
  const fromHere = relative(process.cwd(), contentDir);
  return {
    root: slashes(fromHere.startsWith('..') ? contentDir : fromHere),
    documents: new Map(filesBelow(contentDir).map((path) => [path, readFileSync(join(contentDir, path), 'utf8')])),
    images: new Set(filesBelow('public').map((path) => `/${path}`)),
    routes: PAGE_PATHS,
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('~'))
    .map((entry) => slashes(relative(folder, join(entry.parentPath, entry.name))))
    .toSorted();
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { mergeDocument } from '../../../lib/content/write/merge-document';

/** Folders that may be read and written, by the name that the CMS uses. */
export type Roots = Record<string, string>;

/** The file or folder that a path names, or undefined for one outside the roots or hidden. */
export function locate(roots: Roots, path: string): string | undefined {
  const [name = '', ...steps] = path.split('/').filter(Boolean);
  const root = Object.hasOwn(roots, name) ? roots[name] : undefined;
  const isSafe = steps.every((step) => !step.startsWith('.') && !step.includes(sep) && !/[\\\0]/.test(step));
  return root !== undefined && isSafe ? join(root, ...steps) : undefined;
}

export function list(roots: Roots, path: string): { name: string; isFolder: boolean }[] {
  if (path.replaceAll('/', '') === '') return Object.keys(roots).map((name) => ({ name, isFolder: true }));
  const folder = locate(roots, path);
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
}

/** Writes a file. Of a document that is there, only what changed. */
export function save(file: string, data: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const isDocument = file.endsWith('.mdx') && existsSync(file);
  writeFileSync(file, isDocument ? mergeDocument(readFileSync(file, 'utf8'), data.toString()) : data);
}

export function remove(file: string): void {
  rmSync(file, { force: true });
}

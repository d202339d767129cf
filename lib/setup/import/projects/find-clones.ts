import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder itself if it is a clone, working tree or bare, else the clones in it. */
export function findClones(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  if (isClone(folder)) return [folder];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(folder, name)).filter(isClone);
}

function isClone(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (existsSync(join(folder, 'HEAD')) && existsSync(join(folder, 'objects')));
}

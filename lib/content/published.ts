// Without imports of the project, because next.config.mjs loads this file without a compiler.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = '.contentlayer';
const FILE = `${FOLDER}/published.json`;

export interface Published {
  sections: string[];
  unpublished: string[];
  todos: string[];
}

export function writePublished(published: Published): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(published));
}

export function readPublished(): Published {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { sections: [], unpublished: [], todos: [] };
}

export function isUnpublished(address: string, unpublished: readonly string[]): boolean {
  return unpublished.some((each) => address === each || address.startsWith(`${each}/`));
}

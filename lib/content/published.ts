// Without imports of the project, because next.config.mjs loads this file without a compiler.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = '.contentlayer';
export const PUBLISHED = `${FOLDER}/published.json`;

export interface Published {
  sections: string[];
  unpublished: string[];
  todos: string[];
}

export function writePublished(published: Published): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(PUBLISHED, JSON.stringify(published));
}

export function readPublished(): Published {
  return existsSync(PUBLISHED)
    ? JSON.parse(readFileSync(PUBLISHED, 'utf8'))
    : { sections: [], unpublished: [], todos: [] };
}

export function isUnpublished(address: string, unpublished: readonly string[]): boolean {
  return unpublished.some((each) => address === each || address.startsWith(`${each}/`));
}

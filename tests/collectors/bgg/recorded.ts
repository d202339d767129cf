import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.RECORDED_FIXTURES ? join(process.env.RECORDED_FIXTURES, 'bgg') : undefined;

/** Whether RECORDED_FIXTURES contains recorded responses. */
export const HAS_RECORDINGS = folder !== undefined && existsSync(folder);

export function recorded(name: string): string {
  return readFileSync(join(folder ?? '', name), 'utf8');
}

/** Items of a recorded thing document by id. */
export function recordedThings(name: string): Map<string, string> {
  const items = recorded(name).match(/<item type=[\s\S]*?\n?\s*<\/item>/g) ?? [];
  return new Map(items.map((item) => [/<item type="\w+" id="(\d+)"/.exec(item)?.[1] ?? '', item]));
}

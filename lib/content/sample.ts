import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env.ts';
import sample from './sample.json' with { type: 'json' };

/** Names of the sample's owner, employers and projects. A first name or a city alone can be the site owner's own. */
export const TELLING_WORDS: readonly string[] = sample.words.filter((word) => /\P{L}/u.test(word));

export const SAMPLE_OWNER = sample.owner;

/** SHA-256 by path. */
const FILES: Readonly<Record<string, string>> = sample.files;

export const SAMPLE_PATHS: readonly string[] = Object.keys(FILES);

export function sampleFiles(root: string): string[] {
  return SAMPLE_PATHS.filter((path) => {
    const file = join(root, path);
    return existsSync(file) && sha256(readFileSync(file)) === FILES[path];
  });
}

export function isSample(root = '.'): boolean {
  const file = join(root, 'content/profile.mdx');
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(`---\nname: ${SAMPLE_OWNER}\n`);
}

/** Whether the site starts with the demo data: the profile is the sample's, and DATABASE_URL is not set. */
export function startsWithDemo(): boolean {
  return !env.hasDatabaseUrl && env.contentDir === 'content' && isSample();
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

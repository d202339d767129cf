import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './build-output';

/** Gives each generated file an ETag; Next has none for files. Weak, because a compressed copy has the same. */
export function addValidators(output: string): void {
  const folder = join(output, 'server/app');
  // A glob would leave out .well-known.
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.body')) continue;
    const body = join(folder, path);
    const metaFile = body.replace(/\.body$/, '.meta');
    const meta = readJson<{ headers?: Record<string, string> }>(metaFile);
    const hash = createHash('sha256').update(readFileSync(body)).digest('base64url').slice(0, 16);
    writeFileSync(metaFile, JSON.stringify({ ...meta, headers: { ...meta.headers, etag: `W/"${hash}"` } }));
  }
}

import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Rewritten or written after `next build` has copied the server, or never copied by it. */
const MISSING = ['server/app', 'server/pages', 'prerender-manifest.json', 'static'];

/** Completes the folder of a standalone server, so that it runs on its own. */
export function completeStandalone(output: string): void {
  const folder = join(output, 'standalone');
  // The ETag of a static file depends on its time.
  const options = { recursive: true, preserveTimestamps: true };
  for (const name of MISSING) cpSync(join(output, name), join(folder, '.next', name), options);
  cpSync('public', join(folder, 'public'), options);
}

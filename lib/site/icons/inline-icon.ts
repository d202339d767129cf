import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** app/icon.svg as a data URL, which saves a request on the first visit. */
export function inlineIcon(): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8').trim())}`;
}

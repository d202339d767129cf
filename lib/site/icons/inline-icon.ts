import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** app/icon.svg as an address that holds it whole: a few hundred bytes are not worth a request of every first visit. */
export function inlineIcon(): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8').trim())}`;
}

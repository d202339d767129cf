import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of d3-celestial's `data` folder, without its ending. */
export function readCelestial<T>(file: string): T {
  return JSON.parse(readFileSync(join(process.cwd(), 'node_modules/d3-celestial/data', `${file}.json`), 'utf8'));
}

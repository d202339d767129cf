import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runDb, WALKED_STORE_URL } from '../store';

/** Fills the store before the first test. */
export default function fillStore() {
  const folder = dirname(WALKED_STORE_URL.replace(/^file:/, ''));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  runDb('sample', WALKED_STORE_URL);
}

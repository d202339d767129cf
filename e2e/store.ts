import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

const FOLDER = 'test-results/store';

/** The store that the journeys fill. */
export const STORE_URL = `file:${FOLDER}/dev-stats.db`;

/** Deletes the store. */
export function removeStore() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Runs `npm run db -- COMMAND` on a store. */
export function runDb(command: 'migrate' | 'sample', url = STORE_URL) {
  const env = { ...process.env, DATABASE_URL: url };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/db.ts', command], { env });
}

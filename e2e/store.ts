import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createClient, type Row } from '@libsql/client';
import matter from 'gray-matter';

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

/** Rows of the store for an SQL query. */
export async function readRows(sql: string): Promise<Row[]> {
  const client = createClient({ url: STORE_URL });
  try {
    return (await client.execute(sql)).rows;
  } finally {
    client.close();
  }
}

/** owner/repo of the CI/CD tab. */
export const statsRepo = String(matter(readFileSync('content/profile.mdx', 'utf8')).data.statsRepo).toLowerCase();

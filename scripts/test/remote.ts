import { spawnSync } from 'node:child_process';
import { env } from '../../lib/env';
import { startSqld } from './sqld';

/** Tests the store and the API against a libSQL server and its replica. */
export async function main() {
  const { primary, replica, stop } = await startSqld();
  try {
    process.exitCode = runTests(primary, replica);
  } finally {
    stop();
  }
}

/** Runs one test file at a time, because all share the database of the server. */
function runTests(primary: string, replica: string): number {
  const run = spawnSync(
    'vitest',
    ['run', 'tests/dev-stats/store', 'tests/dev-stats/graphql', '--no-file-parallelism', '--reporter=default'],
    {
      stdio: 'inherit',
      env: {
        ...env.inherited,
        TEST_DATABASE_URL: primary,
        TEST_REPLICA_URL: replica,
      },
    },
  );
  return run.status ?? 1;
}

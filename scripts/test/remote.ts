import { spawnSync } from 'node:child_process';
import { env } from '../../lib/env';
import { startSqld } from './sqld';

export async function main() {
  const { primary, replica, stop } = await startSqld();
  try {
    process.exitCode = runTests(primary, replica);
  } finally {
    stop();
  }
}

/** One test file at a time, because all share the server's database. */
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

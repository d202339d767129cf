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
  const variables = { ...env.inherited, TEST_DATABASE_URL: primary, TEST_REPLICA_URL: replica };
  const args = [
    'run',
    'tests/dev-stats/store',
    'tests/dev-stats/graphql',
    '--no-file-parallelism',
    '--reporter=default',
  ];
  return spawnSync('vitest', args, { stdio: 'inherit', env: variables }).status ?? 1;
}

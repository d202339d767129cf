import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSqld } from '../../scripts/test/sqld';
import { DEPLOYED, originOf } from '../servers';
import { runDb } from '../store';

const APPS = [DEPLOYED.first, DEPLOYED.second];
const CLIENTS = 20;
/** Each client may have a request in progress, and send one more before Caddy knows. */
const MOST_FAILED = 2 * CLIENTS;
const ANSWERS = 300;
const QUERY = '{ githubStats { profile { totalCommits } } }';

const processes: ChildProcess[] = [];
let stopStores = () => {};

test.afterAll(() => {
  for (const child of processes) child.kill();
  stopStores();
});

function start(command: string, args: string[], variables: Record<string, string>, cwd = '.'): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', cwd, env: { ...process.env, ...variables } });
  processes.push(child);
  return child;
}

/** Total commits; undefined if the API did not answer, or not with figures. */
async function ask(origin: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: QUERY }),
    });
    return (await response.json()).data?.githubStats?.profile.totalCommits;
  } catch {
    return undefined;
  }
}

/** Asks from many clients until there are so many answers. Resolves to how many requests failed. */
async function load(origin: string, answers: number): Promise<number> {
  let [answered, failed] = [0, 0];
  const client = async () => {
    while (answered < answers && failed <= MOST_FAILED) {
      if ((await ask(origin)) === undefined) failed += 1;
      else answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return failed;
}

test('when one of two apps is killed, only requests to it may fail', async () => {
  test.setTimeout(180_000);
  const { primary, replica, stop } = await startSqld();
  stopStores = stop;
  runDb('sample', primary);
  const [first, second] = [primary, replica].map((url, index) => {
    const port = `${APPS[index]?.port}`;
    const variables = { PORT: port, DATABASE_URL: url };
    return start(process.execPath, ['scripts/server.ts'], variables, '.next/standalone');
  });
  const balanced = originOf(DEPLOYED.balanced);
  start('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    SITE_FILES: resolve('out'),
    SITE_ADDRESS: balanced,
    APP: APPS.map(({ port }) => `127.0.0.1:${port}`).join(' '),
  });
  // Both apps have the same figures, the second one from the replica.
  const [one, other] = APPS.map(originOf);
  await expect(async () => {
    const figures = await Promise.all([one, other, balanced].map((origin) => ask(origin ?? '')));
    expect(figures[0]).toBeGreaterThan(0);
    expect(new Set(figures).size).toBe(1);
  }).toPass({ timeout: 60_000 });

  const before = await load(balanced, ANSWERS);
  expect(before).toBe(0);
  const during = load(balanced, 2 * ANSWERS);
  first?.kill('SIGKILL');
  await once(first as ChildProcess, 'exit');
  expect(await during).toBeLessThanOrEqual(MOST_FAILED);
  expect(await load(balanced, ANSWERS)).toBe(0);
  expect(second?.exitCode).toBeNull();
});

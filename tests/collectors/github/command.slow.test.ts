import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../../lib/dev-stats/store/client';
import { temporaryFolder } from '../../dev-stats/store/test-store';
import { answer, type WorldRepository } from './fake-world';

const SLOW = { timeout: 120_000 };
const commits = [{ oid: 'c', date: '2026-11-20T10:00:00Z', committed: '2026-11-20T10:00:00Z', by: 'owner' }];
const WORLD: WorldRepository[] = [
  { id: 'R1', name: 'site', commits },
  { id: 'R2', name: 'tool', commits },
  { id: 'R3', name: 'secret-plans', isPrivate: true, commits },
  { id: 'R4', name: 'empty', commits: [] },
];

/** Answers GraphQL queries with a status instead of the world, if given. */
let upset: (body: string, authorization: string) => { status: number; message: string } | undefined = () => undefined;
const server = createServer(async (request, response) => {
  const body = (await text(request)) || '{}';
  const { query = '', variables = {} } = JSON.parse(body);
  const failure = upset(body, String(request.headers.authorization));
  response.writeHead(failure?.status ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(failure ? { message: failure.message } : answer(WORLD, query, variables)));
});
let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

async function run(script: string, args: string[], settings: Record<string, string>) {
  const { GITHUB_GRAPHQL_URL: _, GITHUB_LOGIN: __, DATABASE_AUTH_TOKEN: ___, ...inherited } = process.env;
  const database = `file:${join(temporaryFolder(), 'stats.db')}`;
  const env = { ...inherited, GITHUB_TOKEN: 'token', GITHUB_API_URL: url, DATABASE_URL: database, ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], { env });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, stdout, lines: stderr.trimEnd().split('\n'), database };
}

async function stored(database: string): Promise<string> {
  const store = await openStore({ url: database });
  const { rows } = await store.client.execute('SELECT status, error FROM collection');
  store.close();
  return JSON.stringify(rows.map((row) => Object.values(row)));
}

test(
  'with 502 on the commits of three repositories, the command fails and says what it could not read',
  SLOW,
  async () => {
    upset = (body) => (/query Commits.*"R[123]"/.test(body) ? { status: 502, message: 'Bad gateway' } : undefined);
    const { status, stdout, lines, database } = await run('collect', ['github'], {});
    expect([status, stdout]).toEqual([1, '4 repositories, 1 changed.\nUnknown: releases.\n']);
    expect(lines.at(-1)).toBe(
      '3 of 4 repositories could not be read and keep their previous figures: me/site, me/tool, and 1 private repository. ' +
        'GitHub did not respond in time (status 502). Run the command again later.',
    );
    expect(lines.join()).not.toContain('secret-plans');
    expect(await stored(database)).toContain('partial');
    upset = () => undefined;
    const again = await run('collect', ['github'], { DATABASE_URL: database });
    expect([again.status, again.stdout]).toEqual([0, '4 repositories, 3 changed.\n']);
  },
);

test(
  'with repositories of others that the token may not list, the command warns, and fails with --strict only',
  SLOW,
  async () => {
    upset = (body) => (/query (Contributed|Member)/.test(body) ? { status: 403, message: 'Forbidden' } : undefined);
    const { status, stdout, lines, database } = await run('collect', ['github'], {});
    expect([status, stdout]).toEqual([
      0,
      '4 repositories, 4 changed.\nMissing: commits in repositories of other owners.\n',
    ]);
    const warning = /may not list all repositories of other owners.*\.env\.example/;
    expect(lines.at(-1)).toMatch(/^Warning: /);
    expect(lines.at(-1)).toMatch(warning);
    const strict = await run('collect', ['github', '--strict'], { DATABASE_URL: database });
    expect([strict.status, strict.lines.at(-1)]).toEqual([1, expect.stringMatching(warning)]);
    expect(await stored(database)).toBe('[["partial",null],["partial",null]]');
    upset = () => undefined;
  },
);

test('a server that repeats the token puts it neither on the terminal nor in the store', SLOW, async () => {
  upset = (_, authorization) => ({ status: 422, message: `what is ${authorization}?` });
  const { status, stdout, lines, database } = await run('collect', ['github', '--verbose'], {
    GITHUB_TOKEN: 'marked-secret',
  });
  upset = () => undefined;
  expect(status).toBe(1);
  expect(lines.join()).toContain('what is token ***?');
  expect(stdout + lines.join() + (await stored(database))).not.toContain('marked-secret');
});

test.each<[string, string[], Record<string, string>]>([
  ['collect', ['github'], { GITHUB_TOKEN: 'marked-first\nmarked-second' }],
  ['collect', ['github'], { DATABASE_URL: 'libsql://127.0.0.1:1?authToken=marked-parameter' }],
  ['db', ['migrate'], { DATABASE_URL: 'http://127.0.0.1:1', DATABASE_AUTH_TOKEN: 'marked-first\nmarked-second' }],
])('%s %j with %j fails without printing the secret', SLOW, async (script, args, settings) => {
  const { status, stdout, lines } = await run(script, [...args, '--verbose'], settings);
  expect(status).toBe(1);
  expect(stdout + lines.join()).not.toContain('marked');
});

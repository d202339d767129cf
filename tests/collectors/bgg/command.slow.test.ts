import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCollect } from './command';
import { createShelf } from './documents';
import { type Answering, createService, startStub } from './fake-bgg';
import { temporaryShelf } from './shelf-world';

const SLOW = { timeout: 60_000 };
let shelf: ReturnType<typeof temporaryShelf>;
let answering: Answering;
let stub: Awaited<ReturnType<typeof startStub>>;
beforeEach(async () => {
  shelf = temporaryShelf();
  stub = await startStub((path, query) => answering(path, query));
});
afterEach(async () => {
  await stub.stop();
  shelf.remove();
});

const collect = (args: string[] = [], settings: Record<string, string> = {}) =>
  runCollect(stub.url, ['alice', '--out', shelf.file, ...args], settings);

const serve = (count: number) => {
  const { collection, things } = createShelf(count);
  answering = createService(collection, things);
};

test('a collection is fetched and summarized; without changes the file is not written', SLOW, async () => {
  serve(21);
  const first = await collect();
  expect(first.stdout).toMatch(/^21 games: 21 added, 0 removed, 0 updated\.\n\+ Game 1 \(2001\)\n/);
  expect(first).toMatchObject({ status: 0, stderr: 'Collection…\nGames…\nGames: 21 of 21\n' });
  expect(stub.asked.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer s3cret'));
  const text = shelf.text();
  const second = await collect();
  expect(second.stdout).toBe(`21 games, no changes.\n${shelf.file} is up to date.\n`);
  expect(shelf.text()).toBe(text);
});

test('the first collection of a site makes its folder', SLOW, async () => {
  serve(1);
  const ended = await runCollect(stub.url, ['alice'], { CONTENT_DIR: shelf.folder });
  const file = join(shelf.folder, 'tabletop', 'collection.json');
  expect(ended).toMatchObject({ status: 0, stdout: expect.stringContaining(`Wrote ${file}.`) });
});

test.each<[string, string[], Record<string, string>, RegExp, number]>([
  ['no token', [], { BGG_TOKEN: '' }, /^BGG_TOKEN is not set\. .*boardgamegeek\.com\/using_the_xml_api.*\.\n$/, 1],
  ['an unknown option', ['--all'], {}, /^error: unknown option '--all'/, 2],
])('%s prints one line and sends no request', SLOW, async (_, args, settings, line, status) => {
  serve(1);
  const ended = await collect(args, settings);
  expect(ended.stderr).toMatch(line);
  expect(ended).toMatchObject({ status, stdout: '' });
  expect(stub.asked).toEqual([]);
  expect(shelf.names()).toEqual([]);
});

test('a rejected token ends the run at once and is not printed', SLOW, async () => {
  answering = () => ({ status: 401, body: 'Unauthorized. s3cret', headers: { 'content-type': 'text/plain' } });
  const { status, stdout, stderr } = await collect(['--verbose']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/rejected the token \(status 401\).*using_the_xml_api/);
  expect(stdout + stderr).not.toContain('s3cret');
  expect(stub.asked).toHaveLength(1);
});

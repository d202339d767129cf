import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCollect } from './command';
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
  startCollect(stub.url, ['alice', '--out', shelf.file, ...args], settings).ended;

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

test('after a kill the file has its old or its new content', SLOW, async () => {
  const before = createShelf(60);
  await shelf.sync(createService(before.collection, before.things));
  const old = shelf.text();
  const { collection, things } = createShelf(80);
  const good = createService(collection.replaceAll('<numplays>1<', '<numplays>9<'), things);
  // At the second of five requests, and while the file is written after the last one.
  for (const request of [2, 5]) {
    if (shelf.text() !== old) break;
    let asked = 0;
    let kill = () => {};
    answering = (path, query) => {
      if (++asked === request) setTimeout(() => kill(), 10);
      return good(path, query);
    };
    const { child, ended } = startCollect(stub.url, ['alice', '--out', shelf.file]);
    kill = () => child.kill('SIGKILL');
    const { status } = await ended;
    if (request === 2) expect(status).toBeNull();
    if (shelf.text() !== old) expect(shelf.collection().games).toHaveLength(80);
  }
  await shelf.sync(good, { force: true });
  expect(shelf.collection().games).toHaveLength(80);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCollect } from './command';
import { shelfOf } from './documents';
import { type Answering, serviceOf, startStub } from './fake-bgg';
import { seeded } from './mutants';
import { HAS_RECORDINGS, recorded, recordedThings } from './recorded';
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
  const { collection, things } = shelfOf(count);
  answering = serviceOf(collection, things);
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
  ['www', [], { BGG_API_URL: 'https://www.boardgamegeek.com/xmlapi2' }, /^BGG_API_URL must use .*\n$/, 1],
  ['a missing folder', ['--out', '/nowhere/c.json'], {}, /^\/nowhere\/c\.json cannot be created: .*\n$/, 1],
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

test('after a kill the file has its old or its new content', { timeout: 180_000 }, async () => {
  serve(60);
  await collect();
  const old = shelf.text();
  const random = seeded(20261121);
  let kills = 0;
  for (let run = 0; run < 6 && shelf.text() === old; run += 1) {
    const { collection, things } = shelfOf(80);
    const good = serviceOf(collection.replaceAll('<numplays>1<', '<numplays>9<'), things);
    // Of five requests, counted from the start; most kills come after the last one, when the file is written.
    const [request, delay] = [Math.min(5, 1 + Math.floor(random() * 10)), Math.floor(random() * 25)];
    let asked = 0;
    let kill = () => {};
    answering = (path, query) => {
      if (++asked === request) setTimeout(() => kill(), delay);
      return good(path, query);
    };
    const { child, ended } = startCollect(stub.url, ['alice', '--out', shelf.file]);
    kill = () => child.kill('SIGKILL');
    if ((await ended).status === null) kills += 1;
    if (shelf.text() !== old) expect(shelf.collection().games).toHaveLength(80);
  }
  expect(kills).toBeGreaterThan(0);
  expect((await collect(['--force'])).status).toBe(0);
  expect(shelf.collection().games).toHaveLength(80);
});

test.runIf(HAS_RECORDINGS)('the recorded pair of 38 is fetched in batches of 20 and 18', SLOW, async () => {
  answering = serviceOf(recorded('collection_2019_pair38.xml'), recordedThings('thing_2019_pair38.xml'));
  expect((await collect()).stdout).toContain('36 games: 36 added');
  expect(stub.asked.slice(1).map(({ url }) => url.split('%2C').length)).toEqual([20, 18]);
  expect((await collect(['--expansions'])).status).toBe(0);
  const { games } = shelf.collection();
  expect(games).toHaveLength(38);
  expect(games.reduce((sum, { weight }) => sum + (weight ?? 0), 0) / 38).toBeCloseTo(1.7218, 4);
  expect(games.reduce((sum, { numplays }) => sum + numplays, 0)).toBe(6);
});

import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { summarize } from '../../../lib/collectors/bgg/changes';
import { createShelf, ownedItem, thingItem, writeCollection } from './documents';
import { createService } from './fake-bgg';
import { temporaryShelf } from './shelf-world';

let shelf: ReturnType<typeof temporaryShelf>;
beforeEach(() => {
  shelf = temporaryShelf();
});
afterEach(() => shelf.remove());

const service = (count: number) => createService(createShelf(count).collection, createShelf(count).things);

const FIELDS = [
  ...['id', 'name', 'year', 'min_players', 'max_players', 'min_playtime', 'max_playtime', 'weight', 'avg_rating'],
  ...[
    'bayes_avg',
    'overall_rank',
    'numplays',
    'image',
    'categories',
    'mechanics',
    'designers',
    'publishers',
    'bgg_url',
  ],
]
  .map((name) => `"${name}": `)
  .join('');

test('45 games take one request for the collection and three for the details', async () => {
  const { asked, report, clock } = await shelf.sync(service(45));
  expect(asked[0]).toBe('/xmlapi2/collection?username=alice&own=1&excludesubtype=boardgameexpansion');
  expect(asked.slice(1).map((path) => path.split('%2C').length)).toEqual([20, 20, 5]);
  expect(clock.slept).toEqual([5000, 5000, 5000]);
  expect(report).toMatchObject({ total: 45, written: true, notes: [] });
  expect(shelf.collection()).toMatchObject({ updated: '2026-11-21T08:00:15Z', total_games: 45 });
  expect(shelf.names()).toEqual(['collection.json']);
  expect(
    shelf
      .text()
      .match(/"(\w+)": /g)
      ?.slice(3, 21)
      .join(''),
  ).toBe(FIELDS);
  expect(shelf.text()).not.toMatch(/SECRET|Bob/);
});

test('unchanged data leaves the file untouched, even days later', async () => {
  await shelf.sync(service(5));
  const before = shelf.text();
  const { report } = await shelf.sync(service(5), { start: '2026-11-25T08:00:00Z' });
  expect(report.written).toBe(false);
  expect(shelf.text()).toBe(before);
  expect(summarize(report.changes, report.total)).toBe('5 games, no changes.');
});

test('the summary lists added, removed and updated games', async () => {
  await shelf.sync(service(6));
  const { things } = createShelf(7);
  const next = createService(writeCollection([2, 3, 4, 5, 6, 7].map((id) => ownedItem({ id, plays: 2 }))), things);
  things.set('3', thingItem({ id: 3, rank: 'Not Ranked' }));
  const { report } = await shelf.sync(next);
  expect(summarize(report.changes, report.total).split('\n')).toEqual([
    '6 games: 1 added, 1 removed, 3 updated.',
    '+ Game 7 (2001)',
    '- Game 1 (2001)',
    '! Game 3 (2001): overall_rank 12 to unknown, numplays 0 to 2',
    '! Game 4 (2001): numplays 1 to 2',
    '! Game 6 (2001): numplays 0 to 2',
  ]);
});

test.each([
  [10, 8, 'is written'],
  [10, 7, 'is refused'],
  [104, 0, 'is refused'],
])('a change from %i to %i games %s', async (before, after, outcome) => {
  await shelf.sync(service(before));
  const text = shelf.text();
  const attempt = shelf.sync(service(after));
  if (outcome === 'is written') return expect((await attempt).report.total).toBe(after);
  await expect(attempt).rejects.toThrow(/more than 20%.*--force/);
  expect(shelf.text()).toBe(text);
  expect((await shelf.sync(service(after), { force: true })).report.written).toBe(true);
  expect(shelf.collection().total_games).toBe(after);
});

test('a dry run reports the changes and writes nothing', async () => {
  const { report } = await shelf.sync(service(3), { dryRun: true });
  expect(report).toMatchObject({ total: 3, written: false });
  expect(shelf.names()).toEqual([]);
});

test('expansions are skipped, even if the collection labels them as games', async () => {
  const { collection, things } = createShelf(4);
  things.set('2', thingItem({ id: 2, type: 'boardgameexpansion' }));
  things.set('3', thingItem({ id: 3, type: 'boardgameaccessory' }));
  const plain = await shelf.sync(createService(collection, things));
  expect(shelf.collection().games.map(({ id }) => id)).toEqual([1, 4]);
  expect(plain.report.notes).toEqual(['Skipped: 2 expansions and accessories.']);
  expect(plain.asked[0]).toContain('&excludesubtype=boardgameexpansion');
});

test('missing details keep their previous values and are reported', async () => {
  await shelf.sync(service(3));
  const { collection, things } = createShelf(4);
  things.delete('1');
  things.delete('4');
  const { report } = await shelf.sync(createService(collection.replace('totalitems="4"', 'totalitems="9"'), things));
  expect(report.notes).toEqual([
    'BoardGameGeek announced 9 entries and sent 4.',
    'Without details: Game 1 (1), Game 4 (4).',
  ]);
  const [first, , , last] = shelf.collection().games;
  expect(first).toMatchObject({ weight: 2.5, categories: ['Economic', 'Wargame'] });
  expect(last).toMatchObject({ name: 'Game 4', year: 2001, avg_rating: null, categories: [] });
});

test.each(['not JSON', '{"games": []}'])('a file that holds %j is not replaced without --force', async (text) => {
  writeFileSync(shelf.file, text);
  await expect(shelf.sync(service(3))).rejects.toThrow(
    /is not a valid collection\. Repair it, or replace it with --force/,
  );
  expect(shelf.text()).toBe(text);
  expect((await shelf.sync(service(3), { force: true })).report.written).toBe(true);
});

import { expect, test } from 'vitest';
import { newGame, withGame } from '@/lib/collectors/bgg/new-game';
import { boardGameCollection } from '@/lib/tabletop/schema';

const NOW = new Date('2026-11-23T08:00:00.123Z');
const collection = (...names: string[]) => {
  const games = names.map((name, index) => newGame(name, index + 1, []));
  return { updated: '2026-11-14T06:00:00Z', total_games: games.length, games };
};

test.each([['tabs and CRLF', '\t', '\r\n']])('a file with %s keeps every other line', (_, indent, end) => {
  const before = JSON.stringify(collection('Azul', 'Catan'), null, indent).replaceAll('\n', end);
  const after = withGame(before, newGame('Brass', 13, []), NOW);
  expect(boardGameCollection.parse(JSON.parse(after)).games.map(({ name }) => name)).toEqual([
    'Azul',
    'Brass',
    'Catan',
  ]);
  const changed = /"(updated|total_games)"/;
  const kept = before.split(end).filter((line) => !changed.test(line));
  expect(after.split(end)).toEqual(expect.arrayContaining(kept));
  expect(after.split('\n').length - after.split(end).length).toBe(0);
});

test("a game without BoardGameGeek's number gets one that is free, and a link to the search", () => {
  const [first, second] = [newGame('A & B', undefined, [13]), newGame('C', undefined, [13, 900_000_001])];
  expect([first.id, second.id]).toEqual([900_000_001, 900_000_002]);
  expect(first.bgg_url).toContain('boardgamegeek.com/geeksearch.php');
  expect(first.bgg_url).toContain('A%20%26%20B');
});

import { expect, test } from 'vitest';
import { newGame } from '@/lib/collectors/bgg/board-game';
import { formatCollection, serializeCollection } from '@/lib/collectors/bgg/collection-file';
import { boardGameCollection } from '@/lib/tabletop/schema';

const NOW = new Date('2026-11-23T08:00:00.123Z');
const collection = (...names: string[]) => {
  const games = names.map((name, index) => newGame(name, index + 1, []));
  return { updated: '2026-11-14T06:00:00Z', total_games: games.length, games };
};

test('a game is added at its place, and the other games keep their lines', () => {
  const { games, ...shelf } = collection('Azul', 'Catan');
  const before = formatCollection({ ...shelf, games });
  const after = serializeCollection([...games, newGame('Brass', 13, [])], NOW);
  expect(boardGameCollection.parse(JSON.parse(after))).toMatchObject({
    total_games: 3,
    updated: '2026-11-23T08:00:00Z',
  });
  expect(JSON.parse(after).games.map(({ name }: { name: string }) => name)).toEqual(['Azul', 'Brass', 'Catan']);
  const kept = before.split('\n').filter((line) => !/"(updated|total_games)"/.test(line));
  expect(after.split('\n')).toEqual(expect.arrayContaining(kept));
});

test("a game without BoardGameGeek's number gets one that is free, and a link to the search", () => {
  const [first, second] = [newGame('A & B', undefined, [13]), newGame('C', undefined, [13, 900_000_001])];
  expect([first.id, second.id]).toEqual([900_000_001, 900_000_002]);
  expect(first.bgg_url).toContain('boardgamegeek.com/geeksearch.php');
  expect(first.bgg_url).toContain('A%20%26%20B');
});

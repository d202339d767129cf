import { expect, test } from 'vitest';
import { mostPlayed, summarizeShelf } from '@/lib/tabletop/shelf';

const game = (numplays: number, ...categories: string[]) => ({ numplays, categories });

test('plays are summed, the unplayed counted, and categories ranked: equals by name', () => {
  const games = [game(3, 'Economic', 'Wargame'), game(0, 'Economic'), game(2, 'Ancient', 'Ancient'), game(0)];
  expect(summarizeShelf(games, 2)).toEqual({
    plays: 5,
    unplayed: 2,
    categories: [
      { name: 'Economic', games: 2 },
      { name: 'Ancient', games: 1 },
    ],
  });
});

test('an empty collection has no summary', () => {
  expect(summarizeShelf([])).toEqual({ plays: 0, unplayed: 0, categories: [] });
});

test('the most played games come first, equals by name, and those never played are left out', () => {
  const games = [
    { name: 'Catan', numplays: 3 },
    { name: 'Azul', numplays: 3 },
    { name: 'Chess', numplays: 60 },
    { name: 'Go', numplays: 0 },
  ];
  expect(mostPlayed(games).map(({ name }) => name)).toEqual(['Chess', 'Azul', 'Catan']);
  expect(mostPlayed(games, 1)).toHaveLength(1);
});

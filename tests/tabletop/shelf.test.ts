import { expect, test } from 'vitest';
import { summarizeShelf } from '@/lib/tabletop/shelf';

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

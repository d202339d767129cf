import { expect, test } from 'vitest';
import { describePlays, mostPlayed } from '@/lib/tabletop/shelf';

test.each([
  [[1380, 0, 1, 0], '1,381 plays in total, 2 games never played'],
  [[0, 1], '1 play in total, 1 game never played'],
  [[0], undefined],
])('of %j plays it reads "%s"', (plays, text) => {
  expect(describePlays(plays.map((numplays) => ({ numplays })))).toBe(text);
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

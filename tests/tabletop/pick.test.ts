import { expect, test } from 'vitest';
import { pickGame, pickNote } from '@/lib/tabletop/pick';
import { game } from './game';

const SHELF = [
  game({ id: 1, name: 'Duel', players: [2, 2], minutes: [30, 45] }),
  game({ id: 2, name: 'Party', players: [4, 8], minutes: [30, 30] }),
  game({ id: 3, name: 'Epic', players: [2, 6], minutes: [120, 240] }),
  game({ id: 4, name: 'Seats unknown', minutes: [20, 20] }),
  game({ id: 5, name: 'Time unknown', players: [1, 4] }),
];
const counts = (players: string, minutes: string) => {
  const { fitting, unknown } = pickGame(SHELF, { players, minutes, pick: 'x' });
  return [fitting, unknown];
};

test.each([
  ['any', 'any', 5, 0],
  ['2', 'any', 3, 1],
  ['8', 'any', 1, 1],
  ['any', '30', 2, 1],
  ['any', '45', 3, 1],
  ['2', '45', 1, 2],
])('for players %s and minutes %s %i games fit, and of %i it is not known', (players, minutes, fitting, unknown) => {
  expect(counts(players, minutes)).toEqual([fitting, unknown]);
});

test('the same seed picks the same game in any order of the collection, and one that fits', () => {
  const evening = { players: '2', minutes: '45', pick: 'x' };
  expect(pickGame(SHELF, evening).game?.name).toBe('Duel');
  const anyEvening = { players: 'any', minutes: 'any', pick: 'x' };
  expect(pickGame(SHELF.toReversed(), anyEvening).game).toBe(pickGame(SHELF, anyEvening).game);
  expect(pickGame(SHELF, { ...anyEvening, players: '10' }).game).toBeUndefined();
});

test('every game that fits can be picked', () => {
  const words = Array.from({ length: 100 }, (_, index) => index.toString(36));
  const picked = words.map((pick) => pickGame(SHELF, { players: 'any', minutes: 'any', pick }).game?.id);
  expect([...new Set(picked)].toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  [1, 1, '1 of 1 game that fits. Skipped 1 game without a player count or play time.'],
  [2, 3, '1 of 2 games that fit. Skipped 3 games without a player count or play time.'],
  [0, 0, 'No games fit.'],
])('with %i fitting and %i unknown it says so', (fitting, unknown, note) => {
  expect(pickNote({ game: undefined, fitting, unknown })).toBe(note);
});

import { expect, test } from 'vitest';
import { nextPick, pickGame, pickNote } from '@/lib/tabletop/pick';
import { game } from './game';

const SHELF = [
  game({ id: 1, name: 'Duel', players: [2, 2], minutes: [30, 45] }),
  game({ id: 2, name: 'Party', players: [4, 8], minutes: [30, 30] }),
  game({ id: 3, name: 'Epic', players: [2, 6], minutes: [120, 240] }),
  game({ id: 4, name: 'Seats unknown', minutes: [20, 20] }),
  game({ id: 5, name: 'Time unknown', players: [1, 4] }),
];

test.each([
  ['any', 'any', 5],
  ['2', 'any', 3],
  ['8', 'any', 1],
  ['any', '30', 2],
  ['any', '45', 3],
  ['2', '45', 1],
])('for players %s and minutes %s %i games fit; those without the figures do not', (players, minutes, fitting) => {
  expect(pickGame(SHELF, { players, minutes, pick: '' }).fitting).toBe(fitting);
});

test('the picked game is the one in the address while it fits', () => {
  const anyEvening = { players: 'any', minutes: 'any', pick: '3' };
  expect(pickGame(SHELF, anyEvening).game?.name).toBe('Epic');
  expect(pickGame(SHELF, { ...anyEvening, players: '8' }).game?.name).toBe('Party');
  expect(pickGame(SHELF, { ...anyEvening, players: '10' }).game).toBeUndefined();
});

test('every game that fits can be picked, and the next pick is another one', () => {
  const view = { players: 'any', minutes: 'any', pick: '3' };
  const picked = Array.from({ length: 200 }, () => nextPick(SHELF, view));
  expect([...new Set(picked)].toSorted()).toEqual(['1', '2', '4', '5']);
  expect(nextPick(SHELF, { players: '8', minutes: 'any', pick: '2' })).toBe('2');
});

test.each([
  [1, '1 of 1 game that fits.'],
  [2, '1 of 2 games that fit.'],
  [0, 'No games fit.'],
])('with %i fitting it says so', (fitting, note) => {
  expect(pickNote(fitting)).toBe(note);
});

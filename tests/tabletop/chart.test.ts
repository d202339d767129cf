import { expect, test } from 'vitest';
import { chartGames } from '@/lib/tabletop/chart';
import { game } from './game';

const at = (...places: [weight: number | null, rating: number | null][]) =>
  places.map(([weight, rating], index) => game({ id: index + 1, weight, rating }));
const FIVE = at([1.2, 7.1], [2.5, 7.6], [3, 8.2], [4.4, 8.4], [5, 8.5]);

test.each([
  ['four games', FIVE.slice(1)],
  ['five games of which one has no rating', [...FIVE.slice(1), game({ id: 9, weight: 2 })]],
])('%s are no chart', (_, games) => {
  expect(chartGames(games)).toBeUndefined();
});

test('rows are half points of the ratings, best first', () => {
  const chart = chartGames(FIVE);
  expect(chart?.rows.map((range) => range.join('-'))).toEqual(['8.5-9', '8-8.5', '7.5-8', '7-7.5']);
});

test('each game is in the cell of its weight and rating', () => {
  const counts = chartGames(FIVE)?.cells.map((row) => row.map((dots) => dots.length));
  expect(counts).toEqual([
    [0, 0, 0, 0, 1],
    [0, 0, 1, 1, 0],
    [0, 1, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
});

test('ratings far apart have rows of a whole point', () => {
  const rows = chartGames([...FIVE, ...at([2, 1.4], [2, 10])])?.rows.map((range) => range.join('-'));
  expect(rows).toEqual(['9-10', '8-9', '7-8', '6-7', '5-6', '4-5', '3-4', '2-3', '1-2']);
});

test('games without a weight or a rating are counted', () => {
  expect(chartGames([...FIVE, ...at([null, 7], [2, null], [null, null])])?.unknown).toBe(3);
});

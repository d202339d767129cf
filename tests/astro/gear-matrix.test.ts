import { expect, test } from 'vitest';
import { gearMatrix } from '@/lib/astro/gear/gear-matrix';
import { GEAR, photo } from './sample';

const ORDER = GEAR.flatMap(({ items }) => items.map(({ name }) => name));
const SESSION = { date: '2026-01-17', count: 40, seconds: 180 };

test('pairs of a telescope and its company are counted, in the order of the gear page', () => {
  const matrix = gearMatrix(
    [
      photo({ gear: ['Sensor', 'Reflector'], sessions: [SESSION] }),
      photo({ gear: ['Refractor', 'Sensor'], sessions: [{ ...SESSION, filter: 'Dual' }] }),
      photo({ gear: ['Refractor', 'Sensor'], rendered: { limitingMagnitude: 8, stars: 150 } }),
    ],
    ORDER,
  );
  expect(matrix?.groups.map(({ title, columns }) => [title, columns.map(({ name }) => name)])).toEqual([
    ['Cameras', ['Sensor']],
    ['Filters', ['Dual']],
  ]);
  expect(matrix?.rows.map(({ telescope, cells }) => [telescope.name, ...cells.map(({ text }) => text)])).toEqual([
    ['Refractor', '1 photograph and 1 rendered field', '1 photograph'],
    ['Reflector', '1 photograph', undefined],
  ]);
  expect(matrix?.rows[0]?.cells[1]?.href).toBe('/astrophotography?tab=gallery&telescope=refractor&filter=dual');
});

test.each([
  ['no photo', []],
  ['a photo without a telescope', [photo({ gear: ['Sensor'] })]],
  ['a photo with a telescope only', [photo({ gear: ['Refractor'] })]],
])('%s makes no matrix', (_, photos) => {
  expect(gearMatrix(photos, ORDER)).toBeUndefined();
});

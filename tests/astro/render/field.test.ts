import { expect, test } from 'vitest';
import { type Field, plateOf, render, starsIn } from '@/lib/astro/render/field';

const field: Field = {
  name: 'test',
  title: 'Test',
  description: 'A field for the test.',
  object: { name: 'Test', type: 'star-field' },
  ...{ ra: 83.8, dec: -1.2 },
  view: { ra: 83.8, dec: -1.2, rotation: 0, width: 6720, height: 4480 },
  width: 120,
  prose: 'Nothing.',
};
const STARS = [
  { id: 26311, ra: 84.0534, dec: -1.2019, magnitude: 1.69, colorIndex: -0.18 },
  { id: 91262, ra: 279.2347, dec: 38.7837, magnitude: 0.03, colorIndex: 0 },
];

test('a plate covers the view at every width', () => {
  expect(plateOf(field)).toMatchObject({ width: 120, height: 80 });
  expect(plateOf(field, 6720).scale).toBeCloseTo(4.4223, 4);
  expect(plateOf(field, 1920).scale).toBeCloseTo(15.478, 3);
});

test('the same field gives the same bytes, and its name other noise', () => {
  const pixels = (name: string) => Buffer.from(render({ ...field, name }, STARS).pixels('single')).toString('hex');
  expect(pixels('test')).toBe(pixels('test'));
  expect(pixels('test')).not.toBe(pixels('other'));
});

test('only stars in the view count', () => {
  expect(starsIn(field, STARS).map(({ id }) => id)).toEqual([26311]);
});

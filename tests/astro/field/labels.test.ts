import { expect, test } from 'vitest';
import { createLabels } from '@/lib/astro/field/labels';
import type { DeepSkyObject, Star } from '@/lib/astro/sky/catalogue';

const PLATE = { ra: 0, dec: 0, scale: 36, rotation: 0, width: 1000, height: 500 };

const star = (name: string, ra: number, dec: number, magnitude = 3, hasProperName = false): Star => ({
  name,
  ra: (ra + 360) % 360,
  dec,
  magnitude,
  hasProperName,
});
const cloud = (designation: string, ra: number, more: Partial<DeepSkyObject> = {}): DeepSkyObject => ({
  designation,
  ra: (ra + 360) % 360,
  dec: 0,
  kind: 'nebula',
  magnitude: 5,
  ...more,
});
const label = (stars: Star[], objects: DeepSkyObject[] = []) => createLabels(PLATE, { stars, objects });
const nameAll = (stars: Star[]) => label(stars).map(({ name }) => name);

test('east is left, and only what is in the picture is labeled', () => {
  const labels = label([star('East', 2, 0), star('Outside', 6, 0), star('Opposite', 180, 0)]);
  expect(labels).toHaveLength(1);
  expect(labels[0]?.x).toBeCloseTo(0.3, 2);
  expect(labels[0]?.y).toBeCloseTo(0.5, 4);
});

test('the brightest come first, and a name of its own or a Messier number leads', () => {
  const objects = [star('Faint', 3, 0, 5), star('Bright', -3, 0, 1), star('Named', 0, 0, 6.4, true)];
  expect(nameAll(objects)).toEqual(['Bright', 'Named', 'Faint']);
});

test('a circle has the diameter of the object, unless it would cover half of the picture', () => {
  const labels = label([], [cloud('M 1', 2, { size: 60 }), cloud('NGC 1', -2, { size: 200 })]);
  expect(labels[0]?.radius).toBeCloseTo(0.05, 4);
  expect(labels[1]?.radius).toBeUndefined();
});

test('two neighbors stand on different sides, and a third waits for a wider picture', () => {
  const crowd = [1, 2, 3, 4, 5, 6].map((magnitude) => star(`Star ${magnitude}`, magnitude / 4, 0, magnitude));
  const labels = label(crowd);
  expect(labels.slice(0, 2).map(({ side, detail }) => [side, detail])).toEqual([
    ['right', 0],
    ['left', 0],
  ]);
  expect(labels.some(({ detail }) => detail > 0)).toBe(true);
});

test('a label stays inside the picture', () => {
  expect(label([star('At the right edge', -4.9, 0)])[0]?.side).toBe('left');
});

test('a drawn plate names what its map shows, and no faint object that has no symbol', () => {
  const area = { left: 100, top: 50, width: 800, height: 400 };
  const objects = [cloud('NGC 1', 1, { magnitude: 13 }), cloud('M 1', -1)];
  const stars = [star('In the border', 4.7, 0), star('On the map', 3, 0), star('At its edge', -3.9, 1)];
  const labels = createLabels(PLATE, { stars, objects }, area);
  expect(labels.map(({ name }) => name).toSorted()).toEqual(['At its edge', 'M 1', 'On the map']);
  expect(labels.find(({ name }) => name === 'At its edge')?.side).toBe('left');
});

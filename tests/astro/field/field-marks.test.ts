import { expect, test } from 'vitest';
import type { Catalogue, SkyObject } from '@/lib/astro/field/catalogue';
import { fieldMarks } from '@/lib/astro/field/field-marks';

const PLATE = { ra: 0, dec: 0, scale: 36, rotation: 0, width: 1000, height: 500 };

const star = (name: string, ra: number, dec: number, magnitude = 3, more: Partial<SkyObject> = {}): SkyObject => ({
  ...{ name, kind: 'star', ra: (ra + 360) % 360, dec, magnitude, lead: 0 },
  ...more,
});
const marksOf = (objects: SkyObject[], borders: Catalogue['borders'] = []) => fieldMarks(PLATE, { objects, borders });
const namesOf = (objects: SkyObject[]) => marksOf(objects).labels.map(({ name }) => name);

test('east is left, and only what is in the picture is labelled', () => {
  const { labels } = marksOf([star('East', 2, 0), star('Outside', 6, 0), star('Opposite', 180, 0)]);
  expect(labels).toHaveLength(1);
  expect(labels[0]?.x).toBeCloseTo(0.3, 2);
  expect(labels[0]?.y).toBeCloseTo(0.5, 4);
});

test('the brightest come first, and a name of its own or a Messier number leads', () => {
  const objects = [star('Faint', 3, 0, 5), star('Bright', -3, 0, 1), star('Named', 0, 0, 6.5, { lead: 2 })];
  expect(namesOf(objects)).toEqual(['Bright', 'Named', 'Faint']);
});

test('a circle has the diameter of the object, unless it would cover half of the picture', () => {
  const [cluster, cloud] = marksOf([
    star('Cluster', 2, 0, 4, { size: 60 }),
    star('Cloud', -2, 0, 5, { size: 200 }),
  ]).labels;
  expect(cluster?.radius).toBeCloseTo(0.05, 4);
  expect(cloud?.radius).toBeUndefined();
});

test('two neighbors stand on different sides, and a third waits for a wider picture', () => {
  const crowd = [1, 2, 3, 4, 5, 6].map((magnitude) => star(`Star ${magnitude}`, magnitude / 4, 0, magnitude));
  const { labels } = marksOf(crowd);
  expect(labels.slice(0, 2).map(({ side, detail }) => [side, detail])).toEqual([
    ['right', 0],
    ['left', 0],
  ]);
  expect(labels.some(({ detail }) => detail > 0)).toBe(true);
});

test('a label stays inside the picture', () => {
  expect(marksOf([star('At the right edge', -4.9, 0)]).labels[0]?.side).toBe('left');
});

test('a border that crosses the picture is a line, and another is not there', () => {
  const at = (ra: number, dec: number) => ({ ra, dec });
  const { borders } = marksOf(
    [],
    [
      { between: ['Psc', 'Cet'], lines: [[at(358, 1), at(2, 1)]] },
      { between: ['Ori', 'Tau'], lines: [[at(80, 1), at(85, 1)]] },
    ],
  );
  expect(borders).toEqual([{ between: ['Pisces', 'Cetus'], path: 'M700 150L600 150L500 150L400 150L300 150' }]);
});

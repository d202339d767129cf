import { expect, test } from 'vitest';
import { bordersOf, objectsOf, starsOf } from '@/lib/astro/field/catalogue';

const point = (longitude: number, latitude: number) => ({ coordinates: [longitude, latitude] as [number, number] });

test('a star has its proper name, or its letter or number with the constellation', () => {
  const stars = [1, 2, 3, 4].map((id) => ({ id, properties: { mag: 3 }, geometry: point(-10, 5) }));
  const names = {
    1: { name: 'Alcyone', bayer: 'η', flam: '25', c: 'Tau' },
    2: { name: '', bayer: 'ε', flam: '18', c: 'Per' },
    3: { name: '', bayer: '', flam: '17', c: 'Tau' },
  };
  const found = starsOf({ features: stars }, names);
  expect(found.map(({ name }) => name)).toEqual(['Alcyone', 'ε Per', '17 Tau']);
  expect(found[0]).toMatchObject({ ra: 350, dec: 5, magnitude: 3, kind: 'star' });
});

test('objects of known brightness are listed with their size, and others if they have a name', () => {
  const object = (desig: string, type: string, mag: string, dim: string) => ({
    ...{ id: desig, properties: { desig, type, mag, dim }, geometry: point(83.8, -5.4) },
  });
  const features = [
    object('M 42', 'bn', '4', '90x60'),
    object('NGC 2024', 'bn', '999', '120x120'),
    object('IC 424', 'rn', '999', '2x2'),
    object('LDN 1641', 'dn', '4', '84'),
  ];
  const names = { 'M 42': { name: 'Orion Nebula' }, 'NGC 2024': { name: 'Flame Nebula' } };
  const found = objectsOf({ features }, names);
  expect(found.map(({ name, magnitude, size }) => [name, magnitude, size])).toEqual([
    ['M 42 Orion Nebula', 4, 90],
    ['NGC 2024 Flame Nebula', undefined, undefined],
  ]);
});

test('a border names both constellations', () => {
  const geometry = { coordinates: [[[-1, 2] as [number, number]]] };
  expect(bordersOf({ features: [{ id: '', ids: 'And,Lac', geometry }] })).toEqual([
    { between: ['And', 'Lac'], lines: [[{ ra: 359, dec: 2 }]] },
  ]);
});

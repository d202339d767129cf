import { expect, test } from 'vitest';
import { listCatalogueNames, readCatalogue } from '@/lib/astro/sky/catalogue';

const { stars, objects } = readCatalogue();
const find = (designation: string) => objects.find((object) => object.designation === designation);

test('kinds, names and sizes are those of the sky where d3-celestial has others', () => {
  expect(find('M 45')).toMatchObject({ kind: 'open cluster', name: 'Pleiades' });
  expect(find('Cr 399')).toMatchObject({ kind: 'asterism', name: 'Coathanger' });
  expect(find('M 42')?.size).toBeGreaterThan(find('NGC 1980')?.size ?? 0);
  expect(stars.find(({ ra, dec }) => Math.abs(ra - 10.127) < 0.01 && Math.abs(dec - 56.537) < 0.01)?.name).toBe(
    'Schedar',
  );
});

test('no object is an association that covers the map, or a cloud without a name', () => {
  expect(objects.filter(({ size = 0 }) => size > 400)).toEqual([]);
  expect(objects.filter(({ magnitude, name }) => magnitude === undefined && !name)).toEqual([]);
});

test.each([
  [['M 42'], ['NGC 1976', 'Orion Nebula']],
  [['M 45'], ['Pleiades', 'Seven Sisters', 'Melotte 22', 'NGC 1432']],
  [['Cr 399'], ['Coathanger', 'Collinder 399', "Brocchi's Cluster"]],
  [['NGC 1'], []],
])('%o is also %o', (designations, names) => {
  expect(listCatalogueNames(designations)).toEqual(expect.arrayContaining(names));
  expect(listCatalogueNames(designations)).not.toContain(designations[0]);
});

import { expect, test } from 'vitest';
import { matchGear } from '@/lib/astro/import/gear-names';

const GEAR = [
  'ZWO ASI2600MC Pro',
  'Canon EOS Ra',
  'Sky-Watcher Esprit 100ED',
  'William Optics RedCat 51',
  'Celestron EdgeHD 8',
  'Optolong L-Ultimate 2-inch',
  'Optolong L-Pro 2-inch',
].map((name) => ({ name }));

test.each([
  ['ZWO CCD ASI2600MC Pro', 'ZWO ASI2600MC Pro'],
  ['ASI2600MC-Pro', 'ZWO ASI2600MC Pro'],
  ['SW Esprit 100', 'Sky-Watcher Esprit 100ED'],
  ['WO RedCat51', 'William Optics RedCat 51'],
  ['C8 EdgeHD', 'Celestron EdgeHD 8'],
  ['L-Ultimate', 'Optolong L-Ultimate 2-inch'],
])('%s is %s', (name, expected) => {
  expect(matchGear(name, GEAR)).toEqual({ item: { name: expected }, isSure: true });
});

test('a part of a name is a guess, and a name of something else is not matched', () => {
  expect(matchGear('ASI2600MC', GEAR)).toEqual({ item: { name: 'ZWO ASI2600MC Pro' }, isSure: false });
  expect(matchGear('ASI2600MM Pro', GEAR)).toBeUndefined();
  expect(matchGear('L', GEAR)).toBeUndefined();
});

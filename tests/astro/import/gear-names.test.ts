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
  ['WO RedCat51', 'William Optics RedCat 51'],
  ['L-Ultimate', 'Optolong L-Ultimate 2-inch'],
])('%s is %s', (name, expected) => {
  expect(matchGear(name, GEAR)).toEqual({ item: { name: expected }, isSure: true });
});

test('a part of a name is a guess, and a name of something else is not matched', () => {
  expect(matchGear('ASI2600MC', GEAR)).toEqual({ item: { name: 'ZWO ASI2600MC Pro' }, isSure: false });
  expect(matchGear('SW Esprit 100', GEAR)).toEqual({ item: { name: 'Sky-Watcher Esprit 100ED' }, isSure: false });
  expect(matchGear('ASI2600MM Pro', GEAR)).toBeUndefined();
  expect(matchGear('L', GEAR)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { gearCounts } from '@/lib/astro/gear/gear';
import type { GearGroup } from '@/lib/astro/photos';

type Item = GearGroup['items'][number];

/** A group with one item of each kind named; undefined is an item that is not counted. */
const group = (...kinds: Item['kind'][]) => ({
  items: kinds.map((kind) => ({ name: 'Item', specs: 'Specs', kind }) as Item),
});
const strip = (...groups: ReturnType<typeof group>[]) =>
  gearCounts(groups).map(({ count, noun }) => `${count} ${noun}`);

test('kinds are counted across groups, in the order of the strip', () => {
  const groups = [group('dual-band-filter', 'camera'), group('ai-controller'), group('camera', 'telescope')];
  expect(strip(...groups)).toEqual(['1 telescope', '2 cameras', '1 AI controller', '1 dual-band filter']);
});

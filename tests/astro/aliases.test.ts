import { expect, test } from 'vitest';
import { aliasesOf } from '@/lib/astro/gallery/aliases';

test.each([
  [['M 45'], ['Seven Sisters', 'NGC 1432', 'Pleiades']],
  [['M 42'], ['NGC 1976', 'Orion Nebula']],
  [['NGC 224'], ['M 31', 'Andromeda Galaxy']],
  [['NGC 7000'], ['North America Nebula']],
  [['C 41'], ['Hyades']],
])('%j is also known as %j', (catalogue, names) => {
  expect(aliasesOf(catalogue)).toEqual(expect.arrayContaining(names));
  expect(aliasesOf(catalogue)).not.toEqual(expect.arrayContaining(catalogue));
});

test('an object without a designation, or with an unknown one, has no other names', () => {
  expect(aliasesOf([])).toEqual([]);
  expect(aliasesOf(['Sh2-9999'])).toEqual([]);
});

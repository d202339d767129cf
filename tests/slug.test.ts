import { expect, test } from 'vitest';
import { getGearGroups } from '@/lib/astro/photos';
import { slugify } from '@/lib/slug';

test.each([
  ['Canon EOS Ra', 'canon-eos-ra'],
  ['Celestron 0.7x Reducer for EdgeHD 8', 'celestron-0-7x-reducer-for-edgehd-8'],
  ['Explore Scientific ED 102 (f/7)', 'explore-scientific-ed-102-f-7'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['Téléscope  Étoile', 'telescope-etoile'],
])('%s is %s in an address', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('the items of the gear page have different addresses', () => {
  const slugs = getGearGroups().flatMap(({ items }) => items.map(({ name }) => slugify(name)));
  expect(new Set(slugs).size).toBe(slugs.length);
});

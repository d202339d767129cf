import { expect, test } from 'vitest';
import { addRecipes } from './recipes';

// Asserts the sample content.

/** Files of a page, a section and a figure. */
const LIMITS = [4, 7, 8];

test('after six sections are deleted, a page, a section and a figure are added in few files, with valid types', () => {
  const { copy, touched } = addRecipes();
  expect(touched.filter((files, index) => files.length > Number(LIMITS[index]))).toEqual([]);
  // `npm test -- --sections` builds it.
  copy.run('tsx scripts/content.ts');
  copy.run('next typegen && tsc --singleThreaded --incremental false');
}, 300_000);

import { expect, test } from 'vitest';
import { chosenTypeface } from '@/lib/content/chosen-typeface';
import { folderOf } from '../folders';

test.each([
  ['typeface: inter', 'inter'],
  ['typeface: comic-sans', 'instrument-sans'],
])('a profile with %j has the typeface %s', (look, typeface) => {
  expect(chosenTypeface(folderOf({ 'profile.mdx': `---\nlooks:\n  ${look}\n---\n` }))).toBe(typeface);
});

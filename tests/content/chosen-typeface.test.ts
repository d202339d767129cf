import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenTypeface } from '@/lib/content/chosen-typeface';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typeface-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['looks:\n  typeface: inter', 'inter'],
  ['looks:\n  typeface: comic-sans', 'instrument-sans'],
])('a profile with %j has the typeface %s', (fields, typeface) => {
  writeFileSync(join(folder, 'profile.mdx'), `---\n${fields}\n---\n`);
  expect(chosenTypeface(folder)).toBe(typeface);
});

test('without content the typeface is the default', () => {
  expect(chosenTypeface(join(folder, 'missing'))).toBe('instrument-sans');
});

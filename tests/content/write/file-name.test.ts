import { expect, test } from 'vitest';
import { fileNameOf } from '@/lib/content/write/file-name';

test.each([
  ['Kiln', 'kiln'],
  ['  AoE: Ashes of Empire!  ', 'aoe-ashes-of-empire'],
  ['Édition spéciale', 'edition-speciale'],
  ['Cafe\u0301', 'cafe'],
  ["Ann’s and Bob's Tools", 'anns-and-bobs-tools'],
  ['Große Łódź', 'grosse-lodz'],
  ['Проект 7', 'proekt-7'],
  ['日本語', 'ribenyu'],
  ['🚀', 'rocket'],
  ['../../etc/passwd', 'etc-passwd'],
  [`${'word '.repeat(30)}`, Array(12).fill('word').join('-')],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the file of "%s" is %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

test.each(['', ' ', '???', '—'])('the title "%s" gives no name', (title) => {
  expect(fileNameOf(title)).toBeUndefined();
});

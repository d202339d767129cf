import { expect, test } from 'vitest';
import { fileNameOf } from '@/lib/content/write/file-name';

test.each([
  ['Kiln', 'kiln'],
  ['  AoE: Ashes of Empire!  ', 'aoe-ashes-of-empire'],
  ["Ann’s and Bob's Tools", 'anns-and-bobs-tools'],
  ['日本語', 'ribenyu'],
  ['../../etc/passwd', 'etc-passwd'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the file of "%s" is %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

test.each(['', '???'])('the title "%s" gives no name', (title) => {
  expect(fileNameOf(title)).toBeUndefined();
});

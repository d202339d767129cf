import { expect, test } from 'vitest';
import { toFileName } from '@/lib/content/write/file-name';

test.each([
  ['Kiln', 'kiln'],
  ['  AoE: Ashes of Empire!  ', 'aoe-ashes-of-empire'],
  ["Ann’s and Bob's Tools", 'anns-and-bobs-tools'],
  ['Ærlig Übersicht für Łódź', 'aerlig-ubersicht-fur-lodz'],
  ['日本語 2', '2'],
  ['../../etc/passwd', 'etc-passwd'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the file of "%s" is %s', (title, name) => {
  expect(toFileName(title)).toBe(name);
});

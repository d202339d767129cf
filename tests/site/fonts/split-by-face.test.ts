import { expect, test } from 'vitest';
import { missingSigns, splitByFace } from '@/lib/site/fonts/split-by-face';

test('a word of one family is not set in two', () => {
  const families = (text: string) => splitByFace(text, 600).map(({ face }) => face.key.replace(/-[^-]*-[^-]*$/, ''));
  expect(new Set(families('张小龙'))).toEqual(new Set(['noto-sans-sc']));
  expect(new Set(families('渡邊直人'))).toEqual(new Set(['noto-sans-jp']));
  expect(new Set(families('김민수'))).toEqual(new Set(['noto-sans-kr']));
});

test.each([
  ['สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
  ['שָׁלוֹם', ['\u05b8', '\u05c1', '\u05b9']],
  ['مُحَمَّد', ['\u064f', '\u064e', '\u0651']],
  ['می\u200cخواهم', ['\u200c']],
  ['Rowan 🔭', ['🔭']],
  ['Rowan Hale', []],
])('signs that would be boxes are known: %s', (text, missing) => {
  expect(missingSigns(text)).toEqual(missing);
});

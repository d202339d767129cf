import { expect, test } from 'vitest';
import { formatList } from '@/lib/dev-stats/rules/format/numbers';

test.each([
  ['', []],
  ['a', ['a']],
  ['a and b', ['a', 'b']],
  ['a, b, and c', ['a', 'b', 'c']],
])('a list reads "%s"', (text, items) => {
  expect(formatList(items)).toBe(text);
  expect(formatList(items, 'or')).toBe(text.replace('and', 'or'));
});

import { expect, test } from 'vitest';
import { cutLabel, wrapLabel } from '../../lib/diagram/wrap';

test.each([
  ['', undefined, []],
  ['Redis', undefined, ['Redis']],
  ['fourteen chars', undefined, ['fourteen chars']],
  ['fourteen charss', undefined, ['fourteen', 'charss']],
  ['abcdefghijklmno', undefined, ['abcdefghijklm…']],
  ['abcdefghijklmno pq', undefined, ['abcdefghijklm…', 'pq']],
  ['one two three four five six', undefined, ['one two three', 'four five six']],
  ['one two three four five six seven', undefined, ['one two three', 'four five six…']],
  ['Artifact registry', 16, ['Artifact', 'registry']],
  ['twenty-four letters here', 24, ['twenty-four letters here']],
  ['twenty-five letters heree', 24, ['twenty-five letters', 'heree']],
  ['ab cd ef', 2, ['ab', 'c…']],
  ['🌌🌌🌌🌌🌌', 4, ['🌌🌌🌌…']],
])('"%s" wraps at %s characters to %j', (text, maxChars, lines) => {
  expect(wrapLabel(text, maxChars)).toEqual(lines);
});

test.each([
  ['PRODUCTION', 10, 'PRODUCTION'],
  ['PRODUCTION', 9, 'PRODUCTI…'],
  ['Perf Test', 6, 'Perf…'],
])('"%s" is cut at %i characters to "%s"', (text, maxChars, cut) => {
  expect(cutLabel(text, maxChars)).toBe(cut);
});

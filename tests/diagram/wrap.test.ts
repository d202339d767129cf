import { expect, test } from 'vitest';
import { cutLabel, wrapLabel } from '../../lib/diagram/wrap';

test.each([
  ['', undefined, []],
  ['   ', undefined, []],
  ['Redis', undefined, ['Redis']],
  ['fourteen chars', undefined, ['fourteen chars']],
  ['fifteen  chars', undefined, ['fifteen chars']],
  ['fourteen charss', undefined, ['fourteen', 'charss']],
  ['Client & Delivery', undefined, ['Client &', 'Delivery']],
  ['Platform & DevOps', undefined, ['Platform &', 'DevOps']],
  ['abcdefghijklmn', undefined, ['abcdefghijklmn']],
  ['abcdefghijklmno', undefined, ['abcdefghijklm…']],
  ['abcdefghijklmno pq', undefined, ['abcdefghijklm…', 'pq']],
  ['one two three four five six', undefined, ['one two three', 'four five six']],
  ['one two three four five six seven', undefined, ['one two three', 'four five six…']],
  ['one two three four five sixx seven', undefined, ['one two three', 'four five six…']],
  ['Issue and design', 16, ['Issue and design']],
  ['Artifact registry', 16, ['Artifact', 'registry']],
  ['Commits and migrations', 24, ['Commits and migrations']],
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

import { expect, test } from 'vitest';
import { readingMinutes } from '../../lib/projects/reading-time';

test.each([
  ['a comment, which is not shown', '{/* TODO: say\nmore */}\n', 0],
  ['a diagram', '<Diagram name="the-system" />', 0],
  ['356 words', 'word '.repeat(356), 1],
  ['358 words', 'word '.repeat(358), 2],
  ['compounds, which count once', "it’s well-known don't ".repeat(238), 3],
  ['marks, which do not count', '## — *** | --- | '.repeat(500), 0],
])('reading %s', (_, markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});

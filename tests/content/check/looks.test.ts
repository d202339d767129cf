import { expect, test } from 'vitest';
import { problemsAfter } from './fixtures';

const withLooks = (looks: string) => problemsAfter('profile.mdx', /^network:/m, `looks:\n  ${looks}\nnetwork:`);

test.each([['accent: "#fde68a"'], ['accent: "#14B8A6"']])('%s is valid', (looks) => {
  expect(withLooks(looks)).toEqual([]);
});

test.each([
  [
    'accent: "#1e3a8a"',
    'looks.accent #1e3a8a is too dark for this site: its contrast with the background is 1.7:1, and 3:1 is needed. The nearest color of the same hue is #3e5fb2',
  ],
  ['accent: teal', 'looks.accent must be a color written #RRGGBB, in quotes (got "teal")'],
  ['accent: "#fff"', 'looks.accent must be a color written #RRGGBB, in quotes (got "#fff")'],
  // YAML reads an unquoted color as a comment.
  ['accent: #fde68a', 'looks.accent must be text (got null)'],
])('%s is a problem of its line', (looks, message) => {
  expect(withLooks(looks)).toEqual([`content/profile.mdx:8: ${message}`]);
});

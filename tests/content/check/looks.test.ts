import { expect, test } from 'vitest';
import { problemsAfter } from './fixtures';

const withLooks = (looks: string) => problemsAfter('profile.mdx', /^network:/m, `looks:\n  ${looks}\nnetwork:`);

test.each([['accent: "#fde68a"'], ['accent: "#14B8A6"'], ['typeface: inter']])('%s is valid', (looks) => {
  expect(withLooks(looks)).toEqual([]);
});

test.each([
  [
    'accent: "#1e3a8a"',
    'looks.accent #1e3a8a is too dark for this site: its contrast with the background is 1.8:1, and 3:1 is needed. The nearest color of the same hue is #3d5db1',
  ],
  // YAML reads an unquoted color as a comment.
  ['accent: #fde68a', 'looks.accent must be text (got null)'],
])('%s is a problem of its line', (looks, message) => {
  expect(withLooks(looks)).toEqual([`content/profile.mdx:8: ${message}`]);
});

const SKY = 'sky:\n    timezone: America/Los_Angeles\n    place: { name: Tacoma, latitude: 47.25, longitude: -122.44 }';

test('a place with its time zone is valid', () => {
  expect(withLooks(SKY)).toEqual([]);
});

test.each([
  ['America/Los_Angeles', 'Pacific', '9: looks.sky.timezone must be an IANA time zone, such as America/Los_Angeles'],
  ['47.25', '90.5', '10: looks.sky.place.latitude must be at most 90 (got 90.5)'],
])('a sky with %s replaced by %s is a problem of its line', (from, to, problem) => {
  expect(withLooks(SKY.replace(from, to))).toEqual([`content/profile.mdx:${problem}`]);
});

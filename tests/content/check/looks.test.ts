import { expect, test } from 'vitest';
import { problemsAfter } from './fixtures';

const withLooks = (looks: string) => problemsAfter('profile.mdx', /^network:/m, `looks:\n  ${looks}\nnetwork:`);

test.each([['accent: "#fde68a"'], ['accent: "#14B8A6"'], ['typeface: inter']])('%s is valid', (looks) => {
  expect(withLooks(looks)).toEqual([]);
});

test.each([
  [
    'accent: "#1e3a8a"',
    'looks.accent #1e3a8a is too dark for this site: its contrast with the background is 1.7:1, and 3:1 is needed. The nearest color of the same hue is #3e5fb2',
  ],
  // YAML reads an unquoted color as a comment.
  ['accent: #fde68a', 'looks.accent must be text (got null)'],
])('%s is a problem of its line', (looks, message) => {
  expect(withLooks(looks)).toEqual([`content/profile.mdx:8: ${message}`]);
});

const SKY =
  'sky:\n    date: 2001-09-01\n    time: 10:30 PM\n    timezone: America/Los_Angeles\n    place: { name: Tacoma, latitude: 47.25, longitude: -122.44 }';
const YEARS = 'must lie in the years 1800 to 2200, for which the sky is calculated';

test('a sky of a date and a place is valid, with and without a time', () => {
  expect(withLooks(SKY)).toEqual([]);
  expect(withLooks(SKY.replace('    time: 10:30 PM\n', ''))).toEqual([]);
});

test.each([
  ['2001-09-01', '1799-12-31', `9: looks.sky.date ${YEARS}`],
  ['10:30 PM', '"22:30"', '10: looks.sky.time must be a time of day such as 10:30 PM (got "22:30")'],
  ['America/Los_Angeles', 'Pacific', '11: looks.sky.timezone must be an IANA time zone, such as America/Los_Angeles'],
  ['47.25', '90.5', '12: looks.sky.place.latitude must be at most 90 (got 90.5)'],
])('a sky with %s replaced by %s is a problem of its line', (from, to, problem) => {
  expect(withLooks(SKY.replace(from, to))).toEqual([`content/profile.mdx:${problem}`]);
});

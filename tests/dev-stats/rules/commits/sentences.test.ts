import { expect, test } from 'vitest';
import * as readings from '@/lib/dev-stats/rules/commits/sentences';

const on = (...dates: number[]) => dates.map((day) => ({ date: `2026-11-${day}`, commits: 2 }));

test.each([
  [[], ''],
  [[...on(17, 24), ...on(18, 22)], 'Tuesday has the most commits, 50.0%; 25.0% on weekends.'],
])('the weekdays of %j read as "%s"', (activity, text) => {
  expect(readings.weekdayReading(activity)).toBe(text);
});

const hour = (dayOfWeek: number, at: number, commits: number) => ({ dayOfWeek, hour: at, commits });

test.each([
  [[], ''],
  [[hour(1, 9, 1)], 'Half fall between 9 a.m. and 10 a.m.; 0.0% on weekends.'],
  [[hour(0, 3, 1), hour(0, 4, 1), hour(0, 15, 1)], 'Half fall between 3 a.m. and 5 a.m.; 100.0% on weekends.'],
])('the hours %j read as "%s"', (counts, text) => {
  expect(readings.hoursReading(counts)).toBe(text);
});

test('a share of languages says of what', () => {
  const languages = [
    { name: 'C', share: 62.46 },
    { name: 'Shell', share: 37.54 },
  ];
  const reading = (known: number, others: number | null) => readings.languagesReading(languages, { known, others });
  expect(reading(5464, 23_610)).toBe('C has 62.5% of the 5,464 commits with a language; 23,610 more have none.');
  expect(reading(1, 1)).toBe('C has 62.5% of the 1 commit with a language; 1 more has none.');
  expect(reading(2, null)).toBe('C has 62.5% of the 2 commits with a language.');
  const thirds = ['C', 'Shell', 'Perl'].map((name) => ({ name, share: 100 / 3 }));
  expect(readings.languagesReading(thirds, { known: 3, others: null })).toMatch(/^C has 33\.4% /);
  expect(readings.languagesReading([], { known: 0, others: 0 })).toBe('');
});

import { expect, test } from 'vitest';
import type { Collected } from '../../../lib/dev-stats/rules/freshness';
import { isOverdue, overdueTexts } from '../../../lib/dev-stats/rules/overdue';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-23T08:00:00Z');
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR).toISOString();
const status = (source: string, hoursAgo: number | null, attemptHoursAgo = 1): Collected =>
  ({
    ...{ source, outcome: 'ok', lastAttemptAt: at(attemptHoursAgo) },
    collectedAt: hoursAgo === null ? null : at(hoursAgo),
  }) as Collected;

test.each([
  ['github', 48, false],
  ['github', 48.1, true],
  ['actions', 72, true],
  ['git', 1000, false],
  ['sample', 1000, false],
])('every 24 hours, figures from %s that are %d hours old: overdue is %s', (source, hours, expected) => {
  expect(isOverdue(status(source, hours), 24 * HOUR, NOW)).toBe(expected);
});

test('a source that was never collected is overdue two intervals after its last attempt', () => {
  expect(isOverdue(status('github', null, 47), 24 * HOUR, NOW)).toBe(false);
  expect(isOverdue(status('github', null, 49), 24 * HOUR, NOW)).toBe(true);
});

test.each([
  [24, 49, 'The figures from GitHub are 2 days old. They’re usually updated every 24 hours.'],
  [72, 200, 'The figures from GitHub are 8 days old. They’re usually updated every 3 days.'],
  [1.5, 3.2, 'The figures from GitHub are 3 hours old. They’re usually updated every 90 minutes.'],
])('with a collection every %d hours and figures %d hours old, the page says: %s', (every, age, text) => {
  expect(overdueTexts([status('github', age), status('git', 1000)], every * HOUR, NOW)).toEqual([text]);
});

test('sources of the same age are named together, others apart', () => {
  const usual = 'They’re usually updated every 24 hours.';
  expect(overdueTexts([status('github', 72), status('actions', 73)], 24 * HOUR, NOW)).toEqual([
    `The figures from GitHub and GitHub Actions are 3 days old. ${usual}`,
  ]);
  expect(overdueTexts([status('github', 72), status('actions', 100)], 24 * HOUR, NOW)).toHaveLength(2);
});

test('the page says nothing of figures that are in time, and of figures that there are not', () => {
  expect(overdueTexts([status('github', 20), status('actions', null, 90)], 24 * HOUR, NOW)).toEqual([]);
});

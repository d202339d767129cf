import { expect, test } from 'vitest';
import type { Collected } from '../../../lib/dev-stats/rules/source-status';
import { isOverdue } from '../../../lib/dev-stats/store/health';

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
  ['git', 1000, false],
])('figures from %s that are %d hours old: overdue is %s', (source, hours, expected) => {
  expect(isOverdue(status(source, hours), NOW)).toBe(expected);
});

test('a source that was never collected is overdue two days after its last attempt', () => {
  expect(isOverdue(status('github', null, 47), NOW)).toBe(false);
  expect(isOverdue(status('github', null, 49), NOW)).toBe(true);
});

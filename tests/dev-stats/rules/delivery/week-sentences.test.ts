import { expect, test } from 'vitest';
import { type DeliveryWeek, weeklyReading } from '@/lib/dev-stats/rules/delivery/week-sentences';

const week = (values: Partial<DeliveryWeek>): DeliveryWeek => ({
  start: '2026-11-16',
  isPartial: false,
  merges: 0,
  deployments: 0,
  cycleTimeDays: { count: 0, median: null, p90: null },
  ...values,
});
const PARTIAL = week({ isPartial: true, merges: 90, deployments: 90 });

test.each<[DeliveryWeek[], string]>([
  [
    [PARTIAL, week({ merges: 10, deployments: 1 }), week({ merges: 2 }), week({ merges: 4, deployments: 2 })],
    'Over 3 whole weeks, the median is 4 merges and 1 deployment a week.',
  ],
  [[PARTIAL, week({ merges: 1 })], 'Over 1 whole week, the median is 1 merge and 0 deployments a week.'],
  [[PARTIAL], 'These days have no whole week.'],
])('of the weeks %j, the counts of whole ones are summed up', (weeks, text) => {
  expect(weeklyReading(weeks)).toBe(text);
});

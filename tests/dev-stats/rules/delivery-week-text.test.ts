import { expect, test } from 'vitest';
import { type DeliveryWeek, weeklyCycleReading, weeklyReading } from '@/lib/dev-stats/rules/delivery-week-text';

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

test.each([
  [[1, null, 3.4], 'Weekly medians range from 24.0 hours to 3.4 days.'],
  [[2, 2.01], 'The median of each week is 2.0 days.'],
  [[null], 'No pull requests were merged in these weeks.'],
])('weekly medians of %j are summed up by their range', (medians, text) => {
  expect(weeklyCycleReading(medians.map((median) => week({ cycleTimeDays: { count: 1, median, p90: null } })))).toBe(
    text,
  );
});

import { expect, test } from 'vitest';
import { delivery } from '@/fixtures/pipeline-answers';
import type { DeliveryAnswer } from '@/lib/dev-stats/rules/delivery/delivery';
import { deliveryLimits, isCovered } from '@/lib/dev-stats/rules/delivery/limits';

const spread = (count: number) => ({ count, median: null, p90: null });
type Failures = NonNullable<DeliveryAnswer['changeFailures']>;
const COMPLETE: DeliveryAnswer = {
  ...delivery,
  ...{ since: '2026-09-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' },
  ...{ botMerges: 0, stackedMerges: 0, backportMerges: 0 },
  cycleTimeDays: spread(40),
  firstReviewHours: spread(40),
  leadTimeDays: spread(40),
  changeFailures: { ...(delivery.changeFailures as Failures), recoveryHours: spread(0) },
};
const INCIDENTS =
  'A deployment counts as failed after a revert or a hotfix within 48 hours. Other failures in production are not known.';

test.each<[string, DeliveryAnswer, string[]]>([
  ['complete figures', COMPLETE, [INCIDENTS]],
  [
    'merges without a deployment',
    { ...COMPLETE, leadTimeDays: spread(30) },
    [
      INCIDENTS,
      '10 of 40 merged pull requests without a lead time: not deployed yet, or the first commit or an earlier deployment is unknown.',
    ],
  ],
  [
    'pull requests and runs that do not count',
    { ...COMPLETE, botMerges: 60, stackedMerges: 2, backportMerges: 1 },
    [INCIDENTS, 'Merged pull requests left out: 60 by bots, 2 into other pull requests, and 1 into other branches.'],
  ],
])('%s', (_, answer, limits) => {
  expect(deliveryLimits(answer, undefined)).toEqual(limits);
});

test('a period that was not collected as a whole, or is too long', () => {
  expect(deliveryLimits(COMPLETE, { from: '2026-09-01', to: '2026-10-31' })).toEqual([INCIDENTS]);
  expect(deliveryLimits(COMPLETE, { from: '2026-08-02', to: '2026-10-31' })[0]).toBe(
    'Nothing before September 1, 2026 was collected.',
  );
  expect(deliveryLimits(COMPLETE, { from: '2020-01-01', to: '2026-10-31' }).slice(0, 2)).toEqual([
    'Only the last 366 days of the period are computed.',
    'Nothing before September 1, 2026 was collected.',
  ]);
});

test('a period is compared if its first day was collected', () => {
  expect(isCovered(COMPLETE, { since: '2026-09-01T00:00:00.000Z' })).toBe(true);
  expect(isCovered(COMPLETE, { since: '2026-08-30T00:00:00.000Z' })).toBe(false);
});

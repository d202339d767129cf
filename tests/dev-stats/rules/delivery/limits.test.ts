import { expect, test } from 'vitest';
import { deliveryLimits, isCovered } from '@/lib/dev-stats/rules/delivery/limits';
import type { DeliveryAnswer } from '@/lib/dev-stats/rules/delivery/rows';

const spread = (count: number) => ({ count, median: null, p90: null });
const COMPLETE: DeliveryAnswer = {
  since: '2026-09-01T00:00:00.000Z',
  until: '2026-11-01T00:00:00.000Z',
  deploymentWorkflows: ['Deploy'],
  merges: 40,
  mergesPerWeek: 4.6,
  cycleTimeDays: spread(40),
  firstReviewHours: spread(40),
  deployments: 30,
  failedDeployments: 0,
  deploymentsPerWeek: 3.4,
  leadTimeDays: spread(40),
  changeFailureRate: 0,
  restoreHours: spread(0),
};
const INCIDENTS =
  'Incidents have no source: a deployment that succeeds and then breaks production counts as a success.';
const SCOPE = 'The figures describe one repository, not a team or a person.';

test.each<[string, DeliveryAnswer, string[]]>([
  ['complete figures', COMPLETE, [INCIDENTS]],
  [
    'merges without a deployment',
    { ...COMPLETE, leadTimeDays: spread(30) },
    [INCIDENTS, '10 of 40 merged pull requests without a lead time: not deployed yet, or the first commit is unknown.'],
  ],
  [
    'few values',
    {
      ...COMPLETE,
      failedDeployments: 3,
      restoreHours: spread(2),
      merges: 4,
      cycleTimeDays: spread(4),
      leadTimeDays: spread(4),
      firstReviewHours: spread(4),
    },
    [
      INCIDENTS,
      'Fewer than 5 values, so without a median: cycle time, time to first review, lead time, and time to restore.',
    ],
  ],
])('%s', (_, answer, limits) => {
  expect(deliveryLimits(answer, undefined)).toEqual([...limits, SCOPE]);
});

test('a period that was not collected as a whole, or is too long', () => {
  expect(deliveryLimits(COMPLETE, { from: '2026-09-01', to: '2026-10-31' })).toEqual([INCIDENTS, SCOPE]);
  expect(deliveryLimits(COMPLETE, { from: '2026-08-02', to: '2026-10-31' })[0]).toBe(
    'Nothing before September 1, 2026 was collected: 61 of 91 days are covered.',
  );
  expect(deliveryLimits(COMPLETE, { from: '2020-01-01', to: '2026-10-31' }).slice(0, 2)).toEqual([
    'Only the last 366 days of the period are computed.',
    'Nothing before September 1, 2026 was collected: 61 of 366 days are covered.',
  ]);
});

test('a period is compared if its first day was collected', () => {
  expect(isCovered(COMPLETE, { since: '2026-09-01T00:00:00.000Z' })).toBe(true);
  expect(isCovered(COMPLETE, { since: '2026-08-30T00:00:00.000Z' })).toBe(false);
});

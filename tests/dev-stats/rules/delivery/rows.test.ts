import { expect, test } from 'vitest';
import { delivery } from '@/fixtures/pipeline-answers';
import type { DeliveryAnswer } from '@/lib/dev-stats/rules/delivery/delivery';
import { deliveryTable, deploymentRows, formatDays, reviewRows } from '@/lib/dev-stats/rules/delivery/rows';
import { deliverySentence } from '@/lib/dev-stats/rules/delivery/sentence';

const spread = (count: number, median: number | null, p90: number | null) => ({ count, median, p90 });
const ANSWER: DeliveryAnswer = {
  ...delivery,
  ...{ since: '2026-08-24T00:00:00Z', until: '2026-11-22T00:00:00Z', deploymentsPerWeek: 2.8 },
  changeFailures: {
    ...{ deployments: 33, failed: 3, rate: 9.09, reworkRate: 6.06, last: 33, lastFailed: 3 },
    recoveryHours: spread(5, 0.5, 30),
    sources: [
      { kind: 'revert', failed: 2, hours: null, label: null },
      { kind: 'hotfix', failed: 0, hours: 48, label: null },
      { kind: 'issue', failed: 1, hours: null, label: 'incident' },
    ],
  },
};
const shown = (rows: ReturnType<typeof reviewRows>) => rows.map(({ label, value, detail }) => [label, value, detail]);

test('each figure is shown with what it is made of', () => {
  expect(shown(deploymentRows(ANSWER))).toEqual([
    ['Deployment frequency', '2.8 a week', '33 deployments'],
    ['Lead time for changes', '2.5 days', 'median of 38 deployed pull requests'],
    [
      'Change failure rate',
      '9.1%',
      '3 of 33 deployments needed a fix: 2 by a revert, 1 by an issue with the label incident',
    ],
    ['Failed deployment recovery time', '30 min', 'median of 5 repaired deployments'],
    ['Rework rate', '6.1%', 'of 33 deployments'],
  ]);
  expect(shown(reviewRows(ANSWER))).toEqual([
    ['Merged', '3.1 a week', '40 pull requests'],
    ['Cycle time', '36.0 hours', 'median of 40 pull requests'],
    ['Time to first review', '—', 'Only 3 reviewed pull requests; at least 5 needed'],
  ]);
});

test('a window of less than a week has its number instead of a rate', () => {
  const window = { since: '2026-11-20T00:00:00Z', until: '2026-11-22T00:00:00Z' };
  const answer = { ...ANSWER, ...window, deployments: 3, deploymentsPerWeek: 10.5, merges: 1, mergesPerWeek: 3.5 };
  expect(deploymentRows(answer)[0]?.value).toBe('3 in 2 days');
  expect(reviewRows(answer)[0]?.value).toBe('1 in 2 days');
});

test('a file has the figures as numbers with their units', () => {
  expect(deliveryTable(ANSWER).rows.map(([label, ...cells]) => [label, ...cells.slice(0, 4)])).toEqual([
    ['Deployment frequency', 'per week', 2.8, null, 33],
    ['Lead time for changes', 'days', 2.5, 6, 38],
    ['Change failure rate', 'percent', 9.09, null, 33],
    ['Failed deployment recovery time', 'hours', 0.5, 30, 5],
    ['Rework rate', 'percent', 6.06, null, 33],
    ['Merged', 'per week', 3.11, null, 40],
    ['Cycle time', 'days', 1.5, 3.44, 40],
    ['Time to first review', 'hours', null, null, 3],
  ]);
});

test.each<[Partial<DeliveryAnswer>, string]>([
  [{ deploymentSource: null }, 'No deployment workflow is named'],
  [{ deployments: 0, failedDeployments: 0 }, 'No deployments in this window'],
])('with %j, the figures are dashes with a reason', (changed, reason) => {
  for (const { value, detail } of deploymentRows({ ...ANSWER, ...changed }))
    expect([value, detail]).toEqual(['—', reason]);
});

test.each([
  [null, '—'],
  [1 / 24 - 0.0001, '60 min'],
  [1 / 24, '1.0 hours'],
  [2, '2.0 days'],
  [1234, '1,234.0 days'],
])('%s days are written %s', (days, text) => {
  expect(formatDays(days)).toBe(text);
});

test('the sentence has its range, numbers and comparison, or a dash with the reason', () => {
  expect(deliverySentence(ANSWER, { ...ANSWER, leadTimeDays: spread(9, 4, 5) })).toEqual({
    text: 'Half of the changes reach production within 2.5 days of the first commit; 3 of 33 deployments needed a fix.',
    detail:
      'August 24, 2026 to November 21, 2026, 38 deployed changes. In the period before: 4.0 days; 3 of 33 needed a fix.',
  });
  expect(deliverySentence(ANSWER, undefined).detail).toBe('August 24, 2026 to November 21, 2026, 38 deployed changes.');
  const reasons = [{ deploymentSource: null }, { changeFailures: null }, { leadTimeDays: spread(4, null, null) }].map(
    (values) => deliverySentence({ ...ANSWER, ...values }, ANSWER),
  );
  expect(reasons.map(({ text }) => text)).toEqual(['—', '—', '—']);
  expect(new Set(reasons.map(({ detail }) => detail)).size).toBe(3);
  expect(reasons[0]?.detail).toBe('August 24, 2026 to November 21, 2026. No workflow is named as a deployment.');
});

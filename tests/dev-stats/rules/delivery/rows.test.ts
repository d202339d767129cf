import { expect, test } from 'vitest';
import {
  type DeliveryAnswer,
  deliveryTable,
  deploymentRows,
  formatDays,
  reviewRows,
} from '@/lib/dev-stats/rules/delivery/rows';

const spread = (count: number, median: number | null, p90: number | null) => ({ count, median, p90 });
const ANSWER: DeliveryAnswer = {
  since: '2026-08-24T00:00:00Z',
  until: '2026-11-22T00:00:00Z',
  deploymentWorkflows: ['Deploy'],
  merges: 40,
  mergesPerWeek: 3.11,
  cycleTimeDays: spread(40, 1.5, 3.44),
  firstReviewHours: spread(3, null, null),
  deployments: 33,
  failedDeployments: 3,
  deploymentsPerWeek: 2.8,
  leadTimeDays: spread(38, 2.5, 6),
  changeFailureRate: 8.33,
  restoreHours: spread(5, 0.5, 30),
};
const shown = (rows: ReturnType<typeof reviewRows>) => rows.map(({ label, value, detail }) => [label, value, detail]);

test('each figure is shown with what it is made of', () => {
  expect(shown(deploymentRows(ANSWER))).toEqual([
    ['Deployment frequency', '2.8 a week', '33 deployments'],
    ['Lead time for changes', '2.5 days', 'median; p90 6.0 days, 38 deployed pull requests'],
    ['Change failure rate', '8.3%', '3 of 36 runs failed'],
    ['Time to restore', '30 min', 'median; p90 30.0 hours, 5 restored failures'],
  ]);
  expect(shown(reviewRows(ANSWER))).toEqual([
    ['Merged', '3.1 a week', '40 pull requests'],
    ['Cycle time', '36.0 hours', 'median; p90 3.4 days, 40 pull requests'],
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
    ['Change failure rate', 'percent', 8.33, null, 36],
    ['Time to restore', 'hours', 0.5, 30, 5],
    ['Merged', 'per week', 3.11, null, 40],
    ['Cycle time', 'days', 1.5, 3.44, 40],
    ['Time to first review', 'hours', null, null, 3],
  ]);
});

test.each([
  [{ deploymentWorkflows: [] }, 'No deployment workflow is named'],
  [{ deployments: 0, failedDeployments: 0 }, 'No deployments in this window'],
])('with %j, the four figures are dashes with a reason', (changed, reason) => {
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

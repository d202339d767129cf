import { expect, test } from 'vitest';
import type { History } from '@/lib/dev-stats/rules/history';
import { reportFigures } from '@/lib/dev-stats/rules/report';

const DATES = ['2026-10-01', '2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10', '2026-11-11'];
const history: History = {
  dates: DATES,
  commits: [1, 1200, 2, 4, 5, 6],
  hours: [],
  languages: [
    { name: 'Go', dates: ['2026-11-02'], commits: [1], weights: [1] },
    { name: 'TypeScript', dates: ['2026-11-03', '2026-11-10'], commits: [1, 2], weights: [1, 2] },
  ],
  weeksSince: '2025-11-10',
  weeks: new Map(),
};

test('figures of a period are compared with the same number of days before', () => {
  expect(reportFigures(history, { from: '2026-11-08', to: '2026-11-14' })).toEqual({
    figures: [
      { label: 'Commits', value: 15, change: '−1,187 from 1,202' },
      { label: 'Days with commits', value: 3, change: '+1 from 2' },
      { label: 'Longest streak (days)', value: 3, change: '+1 from 2' },
      { label: 'Languages', value: 1, change: '−1 from 2' },
    ],
    comparison: 'Compared with November 1, 2026 to November 7, 2026.',
  });
});

test('a period without commits is zero, and a figure can stay the same', () => {
  const { figures } = reportFigures(history, { from: '2026-11-20', to: '2026-11-21' });
  expect(figures.map(({ value, change }) => [value, change])).toEqual(Array(4).fill([0, 'unchanged from 0']));
});

test('figures are not compared with days before the first commit', () => {
  const { figures, comparison } = reportFigures(history, { from: '2026-10-02', to: '2026-11-30' });
  expect(figures.map(({ change }) => change)).toEqual(['', '', '', '']);
  expect(comparison).toBe('The history is too short to compare with the days before.');
  expect(
    reportFigures({ ...history, dates: [], commits: [] }, { from: '2026-10-02', to: '2026-11-30' }).comparison,
  ).toBe(comparison);
});

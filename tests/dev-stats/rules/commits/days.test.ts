import { expect, test } from 'vitest';
import { weekdayTotals, weeklyActivity } from '@/lib/dev-stats/rules/commits/days';

test('the week is today and the six days before, with zeros for days without commits', () => {
  const activity = [
    { date: '2026-02-22', commits: 9 },
    { date: '2026-02-23', commits: 2 },
    { date: '2026-03-01', commits: 5 },
    { date: '2026-03-02', commits: 7 },
  ];
  expect(weeklyActivity(activity, '2026-03-01')).toEqual([
    { date: '2026-02-23', commits: 2 },
    { date: '2026-02-24', commits: 0 },
    { date: '2026-02-25', commits: 0 },
    { date: '2026-02-26', commits: 0 },
    { date: '2026-02-27', commits: 0 },
    { date: '2026-02-28', commits: 0 },
    { date: '2026-03-01', commits: 5 },
  ]);
});

test('the totals by weekday start with Sunday', () => {
  const activity = [
    { date: '2026-11-15', commits: 1 },
    { date: '2026-11-21', commits: 2 },
    { date: '2026-11-22', commits: 4 },
    { date: '1969-12-31', commits: 8 },
  ];
  expect(weekdayTotals(activity)).toEqual([5, 0, 0, 8, 0, 0, 2]);
  expect(weekdayTotals([])).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { commitCalendar, dayAt } from '@/lib/dev-stats/rules/commits/commit-calendar';

// A Sunday.
const TODAY = '2026-11-22';
const daily = { dates: ['2025-11-16', '2026-11-16', '2026-11-21'], commits: [50, 4, 1] };

test('the calendar has 53 weeks from Monday, and the last one includes today', () => {
  const { weeks, days } = commitCalendar(daily, TODAY);
  expect(weeks).toHaveLength(53);
  expect([weeks[0], weeks[52]]).toEqual(['2025-11-17', '2026-11-16']);
  expect(days[0]).toMatchObject({ date: '2025-11-17', week: 0, row: 0 });
  expect(days.at(-1)).toMatchObject({ date: TODAY, week: 52, row: 6 });
});

test('a day has its commits as a share of the busiest day of the calendar', () => {
  const { days } = commitCalendar(daily, TODAY);
  expect(days.at(-7)).toEqual({ date: '2026-11-16', commits: 4, intensity: 'very-high', week: 52, row: 0 });
  expect(days.at(-2)).toMatchObject({ date: '2026-11-21', intensity: 'low' });
});

test('days after today are left out', () => {
  const { days } = commitCalendar(daily, '2026-11-18');
  expect(days.at(-1)).toMatchObject({ date: '2026-11-18', week: 52, row: 2 });
});

test.each([
  [{ from: '2026-10-01', to: '2026-10-30' }, 30],
  [{ from: '2020-01-01', to: TODAY }, 371],
  [{ from: TODAY, to: TODAY }, 1],
])('of the period %j the calendar shows %s days', (period, count) => {
  expect(commitCalendar(daily, TODAY, period).days).toHaveLength(count);
});

test('a place without a day has the nearest one', () => {
  const calendar = commitCalendar(daily, TODAY, { from: '2026-11-11', to: '2026-11-19' });
  expect(calendar.days.map(({ week, row }) => dayAt(calendar, week, row))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([dayAt(calendar, 0, 0), dayAt(calendar, 52, 6)]).toEqual([0, 8]);
});

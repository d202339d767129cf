import { expect, test } from 'vitest';
import { calendarRange, commitCalendar } from '@/lib/dev-stats/rules/commit-calendar';

// A Sunday.
const TODAY = '2026-11-22';
const daily = { dates: ['2025-11-16', '2026-11-16', '2026-11-21'], commits: [50, 4, 1] };
const days = (calendar: ReturnType<typeof commitCalendar>) => calendar.rows.flatMap((row) => row.days);

test('the calendar has 53 weeks from Monday, and the last one includes today', () => {
  const { weeks, rows } = commitCalendar(daily, TODAY);
  expect(weeks).toHaveLength(53);
  expect([weeks[0], weeks[52]]).toEqual(['2025-11-17', '2026-11-16']);
  expect(rows.map(({ weekday }) => weekday.slice(0, 3))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('a day says its date and commits, as a share of the busiest day of the calendar', () => {
  const { rows } = commitCalendar(daily, TODAY);
  expect(rows[0]?.days[52]).toEqual({
    date: '2026-11-16',
    commits: 4,
    intensity: 'very-high',
    text: 'Mon, Nov 16, 2026: 4 commits',
  });
  expect(rows[5]?.days[52]).toMatchObject({ intensity: 'low', text: 'Sat, Nov 21, 2026: 1 commit' });
});

test('days after today are left out', () => {
  expect(days(commitCalendar(daily, '2026-11-18')).filter((day) => !day)).toHaveLength(4);
});

test.each([
  [{ from: '2026-10-01', to: '2026-10-30' }, 30],
  [{ from: '2020-01-01', to: TODAY }, 371],
  [{ from: TODAY, to: TODAY }, 1],
])('of the period %j the calendar shows %s days', (period, count) => {
  expect(days(commitCalendar(daily, TODAY, period)).filter(Boolean)).toHaveLength(count);
});

test('a long period is cut to the weeks that fit', () => {
  expect(calendarRange(TODAY, { from: '2020-01-01', to: TODAY })).toEqual({ from: '2025-11-17', to: TODAY });
});

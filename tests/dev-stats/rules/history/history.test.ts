import { expect, test } from 'vitest';
import { addDays } from '@/lib/dev-stats/rules/calendar';
import { HISTORY_WEEKS } from '@/lib/dev-stats/rules/constants';
import { HistoryCounter, type HourGroup } from '@/lib/dev-stats/rules/history/history';

const TODAY = '2026-11-22';

function group(localTime: string, values: Partial<HourGroup> = {}): HourGroup {
  const shared = { repo: 1, commits: 1, isPrivate: false, files: null, repositoryLanguage: null };
  return { ...shared, localHour: Math.floor(Date.parse(`${localTime}:00Z`) / 3_600_000), ...values };
}

function counted(...batches: HourGroup[][]): HistoryCounter {
  const counter = new HistoryCounter(TODAY);
  for (const batch of batches) counter.add(batch);
  return counter;
}

test.each([
  ['a Sunday', '2026-11-22', '2025-11-17'],
  ['a Monday', '2026-11-23', '2025-11-24'],
])('the last of 53 weeks includes %s', (_, today, monday) => {
  const counter = new HistoryCounter(today);
  counter.add([group(`${addDays(monday, -1)}T23:00`), group(`${monday}T00:00`), group(`${today}T12:00`)]);
  const [weeks] = counter.weeks().values();
  expect([weeks?.length, weeks?.[0], weeks?.at(-1)]).toEqual([53, 1, 1]);
});

test('days are in order, with 24 hours each, also when a day comes in two batches', () => {
  const { dates, commits, hours } = counted(
    [group('2026-03-02T23:59', { commits: 2 })],
    [group('2026-03-01T00:00'), group('2026-03-02T00:30', { repo: 2 })],
  ).days();
  expect({ dates, commits }).toEqual({ dates: ['2026-03-01', '2026-03-02'], commits: [1, 3] });
  expect(hours).toHaveLength(48);
  expect([hours[0], hours[24], hours[47]]).toEqual([1, 1, 2]);
});

test('a commit is divided among the languages of its files, or counts for that of its repository', () => {
  const languages = counted(
    [group('2026-03-01T10:00', { commits: 2, files: { TypeScript: 3, CSS: 1 } })],
    [
      group('2026-03-01T11:00', { repositoryLanguage: 'CSS' }),
      group('2026-03-04T10:00', { files: { TypeScript: 1 } }),
      group('2026-03-05T10:00', { files: {} }),
    ],
  ).languages();
  expect(languages).toEqual([
    { name: 'TypeScript', dates: ['2026-03-01', '2026-03-04'], commits: [2, 1], weights: [1.5, 1] },
    { name: 'CSS', dates: ['2026-03-01'], commits: [3], weights: [1.5] },
  ]);
});

test('weeks begin on Monday and end with the current one', () => {
  const weeks = counted([
    group('2025-11-16T23:00', { commits: 100 }),
    group('2025-11-17T00:00', { commits: 2 }),
    group('2026-11-15T23:00', { commits: 3 }),
    group('2026-11-16T00:00', { commits: 4 }),
    group('2026-11-23T00:00', { commits: 100 }),
  ]).weeks();
  expect(weeks.get(1)).toEqual([2, ...new Array(HISTORY_WEEKS - 3).fill(0), 3, 4]);
});

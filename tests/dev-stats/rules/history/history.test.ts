import { expect, test } from 'vitest';
import { HistoryCounter, type HourGroup } from '@/lib/dev-stats/rules/history/history';

function group(localTime: string, values: Partial<HourGroup> = {}): HourGroup {
  const shared = { commits: 1, isPrivate: false, files: null, repositoryLanguage: null };
  return { ...shared, localHour: Math.floor(Date.parse(`${localTime}:00Z`) / 3_600_000), ...values };
}

function counted(...batches: HourGroup[][]): HistoryCounter {
  const counter = new HistoryCounter();
  for (const batch of batches) counter.add(batch);
  return counter;
}

test('days are in order, with 24 hours each, also when a day comes in two batches', () => {
  const { dates, commits, hours } = counted(
    [group('2026-03-02T23:59', { commits: 2 })],
    [group('2026-03-01T00:00'), group('2026-03-02T00:30')],
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

test('the parts of a commit add up over a year', () => {
  const files = { A: 1, B: 1, C: 1, D: 1, E: 1, F: 1 };
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 16));
  const languages = counted(days.map((day) => group(day, { files }))).languages();
  const all = languages.flatMap(({ weights }) => weights).reduce((sum, weight) => sum + weight, 0);
  expect(Math.round(all)).toBe(365);
});

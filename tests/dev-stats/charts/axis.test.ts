import { expect, test } from 'vitest';
import { addDays } from '@/lib/dates';
import { chooseLabels, timeAxis } from '@/lib/dev-stats/charts/axis';

const weeks = (count: number) => Array.from({ length: count }, (_, index) => addDays('2025-11-17', index * 7));

test('days, weeks and months have names for people and keys for files', () => {
  expect(timeAxis('day', ['2026-11-21'])).toMatchObject({
    keys: ['2026-11-21'],
    names: ['Nov 21, 2026'],
    labels: ['Nov 21'],
  });
  expect(timeAxis('month', ['2026-11-01'])).toMatchObject({
    keys: ['2026-11'],
    names: ['Nov 2026'],
    labels: ['Nov 2026'],
  });
  expect(timeAxis('week', ['2026-11-16'])).toMatchObject({ header: 'Week of', names: ['Week of Nov 16, 2026'] });
});

test('many weeks are labeled by the first week of each month', () => {
  const { labels } = timeAxis('week', weeks(53));
  expect(labels.filter(Boolean)).toHaveLength(12);
  expect(labels[2]).toBe('Dec 2025');
});

test.each([
  [1000, 12],
  [300, 4],
])('in %s pixels, %s of twelve months have a label', (width, count) => {
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
  expect(chooseLabels(timeAxis('month', months), width)).toHaveLength(count);
});

test('a month has its year where the year begins, or the January before it has no room', () => {
  const months = ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'];
  const labels = (width: number) => chooseLabels(timeAxis('month', months), width).map(({ label }) => label);
  expect(labels(400)).toEqual(['Nov 2025', 'Dec', 'Jan 2026', 'Feb']);
  expect(labels(180)).toEqual(['Nov 2025', 'Jan 2026']);
});

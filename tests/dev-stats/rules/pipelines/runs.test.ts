import { expect, test } from 'vitest';
import { formatEnum, formatMinutes, formatPercent, formatSeconds } from '@/lib/dev-stats/rules/format/numbers';
import { minutesUsage } from '@/lib/dev-stats/rules/pipelines/minutes';
import { actionsSince, runBadge, successRateColor } from '@/lib/dev-stats/rules/pipelines/runs';

test.each([
  [90, 'green'],
  [89.9, 'yellow'],
  [70, 'yellow'],
  [69.9, 'red'],
])('a success rate of %s is %s', (percent, color) => {
  expect(successRateColor(percent)).toBe(color);
});

test.each([
  ['success', 'completed', { text: 'success', color: 'green' }],
  ['failure', 'completed', { text: 'failure', color: 'red' }],
  ['timed_out', 'completed', { text: 'timed out', color: 'gray' }],
  [null, 'in_progress', { text: 'in progress', color: 'gray' }],
])('a run with conclusion %s and status %s has the badge %j', (conclusion, status, badge) => {
  expect(runBadge({ conclusion, status })).toEqual(badge);
});

test('the window of the pipelines starts at midnight UTC', () => {
  expect(actionsSince(new Date('2026-11-21T23:59:59Z'), 28).toISOString()).toBe('2026-10-24T00:00:00.000Z');
  expect(actionsSince(new Date('2026-11-21T00:00:00Z'), 90).toISOString()).toBe('2026-08-23T00:00:00.000Z');
});

test.each([
  [{ ubuntuMinutes: 100, windowsMinutes: 50, macosMinutes: 10, includedMinutes: 600 }, 300, 50, 0],
  [{ ubuntuMinutes: 600, windowsMinutes: 0, macosMinutes: 0, includedMinutes: 600 }, 600, 100, 0],
  [{ ubuntuMinutes: 600.1, windowsMinutes: 0, macosMinutes: 0, includedMinutes: 600 }, 600.1, 100, 1],
  [{ ubuntuMinutes: 0, windowsMinutes: 0, macosMinutes: 0, includedMinutes: 0 }, 0, 0, 0],
  [{ ubuntuMinutes: 0, windowsMinutes: 0, macosMinutes: 1, includedMinutes: 0 }, 10, 100, 10],
])('the minutes %j', (minutes, used, barPercent, over) => {
  const { includedMinutes: included } = minutes;
  expect(minutesUsage({ ...minutes, countedMinutes: null, totalPaidMinutesUsed: 10 })).toEqual({
    used,
    included,
    barPercent,
    over,
    isDiscounted: false,
  });
});

const LINUX = { ubuntuMinutes: 5000, windowsMinutes: 0, macosMinutes: 0, includedMinutes: 2000 };

test.each([
  ['only minutes that count', { ...LINUX, countedMinutes: 300, totalPaidMinutesUsed: 0 }, [300, 15, 0, false]],
  ['counted and billed ones', { ...LINUX, countedMinutes: 2100, totalPaidMinutesUsed: 100 }, [2100, 100, 100, false]],
  ['a discount on all of them', { ...LINUX, countedMinutes: null, totalPaidMinutesUsed: 0 }, [5000, 100, 0, true]],
])('the usage with %s', (_, minutes, expected) => {
  const { used, barPercent, over, isDiscounted } = minutesUsage(minutes);
  expect([used, barPercent, over, isDiscounted]).toEqual(expected);
});

test.each([
  [formatPercent(89.96), '89.9%'],
  [formatPercent(28.999999999999996), '29.0%'],
  [formatPercent(null), '—'],
  [formatMinutes(204), '3.4 min'],
  [formatMinutes(2), '< 0.1 min'],
  [formatMinutes(0), '0.0 min'],
  [formatEnum('pull_request'), 'pull request'],
  [formatSeconds(7.4), '7 s'],
])('%s is formatted as %s', (text, expected) => {
  expect(text).toBe(expected);
});

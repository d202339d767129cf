import { expect, test } from 'vitest';
import { collectedPart, isPartial } from '@/lib/dev-stats/rules/pipelines/periods';

const WEEK = { periodStart: '2026-11-16T00:00:00Z', periodEnd: '2026-11-23T00:00:00Z' };
const LONG = { since: '2026-01-01T00:00:00Z', until: '2026-12-01T00:00:00Z' };

test.each([
  ['all of it is asked for and collected', {}, LONG, false],
  ['the request begins later', { since: '2026-11-16T00:00:01Z' }, LONG, true],
  ['the request ends earlier', { until: '2026-11-22T23:59:59Z' }, LONG, true],
  ['the collected runs begin later', {}, { ...LONG, since: '2026-11-17T00:00:00Z' }, true],
  ['the collection ended earlier', {}, { ...LONG, until: '2026-11-21T08:30:00Z' }, true],
  ['the start of the collected runs is unknown', {}, { until: LONG.until }, true],
  ['nothing is known', {}, {}, true],
])('a week when %s', (_, asked, collected, expected) => {
  expect(isPartial(WEEK, { asked, collected })).toBe(expected);
});

const FIRST = '2026-03-05T10:00:00Z';
const [JANUARY, DECEMBER] = [LONG.since, LONG.until];
test.each([
  ['all of it', { since: JANUARY, until: DECEMBER }, LONG, [JANUARY, DECEMBER, false]],
  [
    'a later start',
    { since: JANUARY, until: DECEMBER },
    { ...LONG, since: '2026-02-01T00:00:00Z' },
    ['2026-02-01T00:00:00Z', DECEMBER, true],
  ],
  ['an unknown start', { until: DECEMBER }, { until: LONG.until }, [FIRST, DECEMBER, true]],
])('the collected part of a window: %s', (_, asked, collected, [periodStart, periodEnd, isCut]) => {
  expect(collectedPart(asked, { ...collected, first: FIRST })).toEqual({ periodStart, periodEnd, isPartial: isCut });
});

import { expect, test } from 'vitest';
import { durationBins } from '@/lib/dev-stats/rules/delivery/duration-bins';
import { drawSpread, type SpreadAnswer } from '@/lib/dev-stats/rules/delivery/histogram';

const answer = (values: Partial<SpreadAnswer> = {}): SpreadAnswer => ({
  ...{ spread: { count: 6, median: 36, p90: 900 }, unitHours: 1, bins: durationBins([0.5, 2, 30, 50, 80, 900]) },
  ...values,
});

test('the median and the 90th percentile are within their bins', () => {
  expect(drawSpread(answer()).marks).toEqual([
    { name: 'median', place: 3 },
    { name: 'p90', place: 8 },
  ]);
  const inDays = answer({ spread: { count: 6, median: 1, p90: 1.75 }, unitHours: 24 });
  expect(drawSpread(inDays).marks.map(({ place }) => place)).toEqual([2.5, 3.25]);
});

test('unknown percentiles have no mark, and no bins no columns', () => {
  expect(drawSpread(answer({ spread: { count: 3, median: null, p90: null } })).marks).toEqual([]);
  expect(drawSpread(answer({ bins: [] })).counts).toEqual([]);
});

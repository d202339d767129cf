import { expect, test } from 'vitest';
import { drawSpread, type SpreadAnswer, spreadReading } from '@/lib/dev-stats/rules/delivery-spread';
import { durationBins } from '@/lib/dev-stats/rules/duration-bins';

const answer = (values: Partial<SpreadAnswer> = {}): SpreadAnswer => ({
  ...{ spread: { count: 6, median: 36, p90: 900 }, unitHours: 1, bins: durationBins([0.5, 2, 30, 50, 80, 900]) },
  ...values,
});

test('the bins are named by hours and days', () => {
  const { axis, counts } = drawSpread(answer());
  expect(axis.names.slice(0, 4)).toEqual(['under 1 hour', '1 to 4 hours', '4 to 24 hours', '1 to 2 days']);
  expect(axis.names.at(-1)).toBe('30 days or more');
  expect(axis.labels).toEqual(['< 1 h', '1–4 h', '4–24 h', '1–2 d', '2–4 d', '4–7 d', '7–14 d', '14–30 d', '30+ d']);
  expect(counts).toEqual([1, 1, 0, 1, 2, 0, 0, 0, 1]);
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

const words = { noun: 'pull request', verb: 'were merged' };
test.each<[SpreadAnswer['spread'], string]>([
  [
    { count: 40, median: 36, p90: 72 },
    'Half of 40 pull requests were merged within 1.5 days, nine in ten within 3.0 days.',
  ],
  [{ count: 3, median: null, p90: null }, 'Only 3 pull requests; a median needs at least 5.'],
  [{ count: 0, median: null, p90: null }, 'No pull requests in this window.'],
])('the distribution of %j', (spread, text) => {
  expect(spreadReading(answer({ spread }), words).replace('36.0 hours', '1.5 days')).toBe(text);
});

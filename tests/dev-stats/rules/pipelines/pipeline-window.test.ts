import { expect, test } from 'vitest';
import { askedDelivery, askedRuns, askedTrend } from '@/lib/dev-stats/rules/pipelines/pipeline-window';

const NOW = new Date('2026-11-21T08:30:00Z');
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const at = (date: string) => `${date}T00:00:00.000Z`;

test('without a period, each panel asks for its own window', () => {
  expect(askedRuns(undefined, NOW)).toEqual({ since: at('2026-10-24') });
  expect(askedTrend(undefined, NOW)).toEqual({ since: at('2026-08-24'), bucket: 'week', before: at('2026-05-26') });
  expect(askedDelivery(undefined, NOW)).toEqual({
    since: at('2026-08-23'),
    before: { since: at('2026-05-25'), until: at('2026-08-23') },
  });
});

test('a period is asked for with its last day, and compared with as many days before', () => {
  const october = { since: at('2026-10-01'), until: at('2026-11-01') };
  expect(askedRuns(OCTOBER, NOW)).toEqual(october);
  expect(askedTrend(OCTOBER, NOW)).toEqual({ ...october, bucket: 'week', before: at('2026-08-31') });
  expect(askedDelivery(OCTOBER, NOW)).toEqual({
    ...october,
    before: { since: at('2026-08-31'), until: at('2026-10-01') },
  });
});

test('a long period is asked for by month, and delivery for its last 366 days', () => {
  const years = { from: '2024-01-01', to: '2026-10-31' };
  expect(askedTrend(years, NOW)).toMatchObject({ since: at('2024-01-01'), bucket: 'month' });
  expect(askedDelivery(years, NOW)).toEqual({
    ...{ since: at('2025-10-31'), until: at('2026-11-01') },
    before: { since: at('2024-10-30'), until: at('2025-10-31') },
  });
});

import { expect, test } from 'vitest';
import { type Bill, billsReading, monthlyMinutes } from '@/lib/dev-stats/rules/pipelines/bills';

const bill = (month: string, countedMinutes: number | null, values: Partial<Bill> = {}): Bill => ({
  month: `${month}-01`,
  asOfDate: '2026-11-21',
  ubuntuMinutes: 0,
  windowsMinutes: 0,
  macosMinutes: 0,
  countedMinutes,
  planMinutes: 2000,
  totalPaidMinutesUsed: 0,
  ...values,
});

test('each month has its weighted minutes, and one without a bill is unknown', () => {
  const { axis, used, included } = monthlyMinutes([
    bill('2026-08', null, { ubuntuMinutes: 10, windowsMinutes: 5, macosMinutes: 1, planMinutes: null }),
    bill('2026-10', 2100),
    bill('2026-11', 900),
  ]);
  expect(axis.names).toEqual(['Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026, up to Nov 21, 2026']);
  expect(used).toEqual([30, null, 2100, 900]);
  expect(included).toEqual([null, null, 2000, 2000]);
  expect(monthlyMinutes([]).used).toEqual([]);
});

test.each<[Bill[], string]>([
  [[], 'No whole month has been collected yet.'],
  [
    [bill('2026-10', 2122), bill('2026-11', 900)],
    'The last whole month, Oct 2026, used 2,122 minutes, 106.1% of the 2,000 included.',
  ],
  [
    [bill('2026-10', 2122, { planMinutes: null })],
    'The last whole month, Oct 2026, used 2,122 minutes; what the plan included is not known.',
  ],
])('the bills %j', (bills, text) => {
  expect(billsReading(bills)).toBe(text);
});

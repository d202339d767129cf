import type { BillingRow } from '../rows';

/** Minutes of Ubuntu, Windows and macOS of the months before this one, latest first. */
const EARLIER_MINUTES = [
  [1610, 120, 31],
  [2044, 96, 12],
  [1388, 180, 22.5],
  [990, 60, 0],
  [1702.25, 140, 40],
  [1255, 0, 8],
  [860, 44, 0],
] as const;
/** Before these months, no collection has read the plan. */
const MONTHS_WITH_PLAN = 4;

export function sampleBills(scope: string, today: Date): BillingRow[] {
  const asOfDate = today.toISOString().slice(0, 10);
  const current = {
    scope,
    asOfDate,
    totalMinutesUsed: 2313.75,
    includedMinutes: 2000,
    totalPaidMinutesUsed: 713,
    ubuntuMinutes: 2052.5,
    windowsMinutes: 214,
    macosMinutes: 47.25,
    countedMinutes: 2713,
    freeMinutes: 240,
  };
  const earlier = EARLIER_MINUTES.map(([ubuntuMinutes, windowsMinutes, macosMinutes], index) => ({
    scope,
    asOfDate,
    ubuntuMinutes,
    windowsMinutes,
    macosMinutes,
    totalPaidMinutesUsed: 0,
    freeMinutes: 110,
    month: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - index)).toISOString().slice(0, 7),
    includedMinutes: index < MONTHS_WITH_PLAN ? 2000 : null,
    totalMinutesUsed: ubuntuMinutes + windowsMinutes + macosMinutes,
    countedMinutes: ubuntuMinutes - 110 + windowsMinutes * 2 + macosMinutes * 10,
  }));
  return [current, ...earlier];
}

import { formatMonth } from '../../../dates';
import { type Axis, timeAxis } from '../../charts/axis';
import type { Values } from '../../charts/chart';
import { dateName } from '../../charts/date-names';
import { formatCount, formatShare } from '../format/numbers';
import { stepsIn } from '../history/daily';
import { minutesUsage } from './minutes';

export interface Bill {
  /** First day. */
  month: string;
  asOfDate: string;
  ubuntuMinutes: number;
  windowsMinutes: number;
  macosMinutes: number;
  countedMinutes: number | null;
  planMinutes: number | null;
  totalPaidMinutesUsed: number;
}

/** Weighted minutes by month without gaps; null without a bill, or if what the plan included is not known. */
export interface MonthlyMinutes {
  axis: Axis;
  used: Values;
  included: Values;
}

export function monthlyMinutes(bills: readonly Bill[]): MonthlyMinutes {
  const byMonth = new Map(bills.map((bill) => [bill.month, bill]));
  const months = [...byMonth.keys()].toSorted();
  const [from, to] = [months[0], months.at(-1)];
  const all = from && to ? stepsIn({ from, to }, 'month') : [];
  const axis = timeAxis('month', all);
  const usages = all.map((month) => {
    const bill = byMonth.get(month);
    return bill && usageOf(bill);
  });
  return {
    axis: { ...axis, names: axis.names.map((name, index) => nameOf(name, byMonth.get(all[index] ?? ''))) },
    used: usages.map((usage) => usage?.used ?? null),
    included: usages.map((usage) => usage?.included ?? null),
  };
}

/** "The last whole month, Oct 2026, used 2,122 minutes, 106.1% of the 2,000 included." */
export function billsReading(bills: readonly Bill[]): string {
  const last = bills.toSorted((a, b) => (a.month < b.month ? -1 : 1)).findLast(isWhole);
  if (!last) return 'No whole month has been collected yet.';
  const { used, included } = usageOf(last);
  const share = included
    ? `, ${formatShare((used / included) * 100)} of the ${formatCount(included)} included`
    : '; what the plan included is not known';
  return `The last whole month, ${formatMonth(last.month)}, used ${formatCount(used)} minutes${share}.`;
}

function usageOf(bill: Bill) {
  return minutesUsage({ ...bill, includedMinutes: bill.planMinutes });
}

/** Read after its month. */
function isWhole({ month, asOfDate }: Bill): boolean {
  return asOfDate.slice(0, 7) > month.slice(0, 7);
}

function nameOf(month: string, bill: Bill | undefined): string {
  return bill && !isWhole(bill) ? `${month}, up to ${dateName(bill.asOfDate)}` : month;
}

import { formatMonth } from '../../dates';
import { type Axis, timeAxis } from '../charts/axis';
import type { Values } from '../charts/chart';
import { dateName } from '../charts/date-names';
import { stepsIn } from './daily';
import { formatCount, formatShare } from './format';
import { minutesUsage } from './minutes';

export interface BillAnswer {
  /** First day. */
  month: string;
  asOfDate?: string | null;
  ubuntuMinutes?: number | null;
  windowsMinutes?: number | null;
  macosMinutes?: number | null;
  countedMinutes?: number | null;
  planMinutes?: number | null;
  totalPaidMinutesUsed?: number | null;
}

/** Weighted minutes by month without gaps; null where they, or what the plan included, are not known. */
export interface MonthlyMinutes {
  axis: Axis;
  used: Values;
  included: Values;
}

export function monthlyMinutes(bills: readonly BillAnswer[]): MonthlyMinutes {
  const byMonth = new Map(bills.map((bill) => [bill.month, bill]));
  const months = [...byMonth.keys()].toSorted();
  const [from, to] = [months[0], months.at(-1)];
  const all = from && to ? stepsIn({ from, to }, 'month') : [];
  const axis = timeAxis('month', all);
  const of = (month: string) => byMonth.get(month);
  return {
    axis: { ...axis, names: axis.names.map((name, index) => nameOf(name, of(all[index] ?? ''))) },
    used: all.map((month) => usageOf(of(month))?.used ?? null),
    included: all.map((month) => usageOf(of(month))?.included ?? null),
  };
}

/** "The last whole month, Oct 2026, used 2,122 minutes, 106.1% of the 2,000 included." */
export function billsReading(bills: readonly BillAnswer[]): string {
  const last = bills.toSorted((a, b) => (a.month < b.month ? -1 : 1)).findLast(isWhole);
  if (!last) return 'No whole month has been collected yet.';
  const { used, included } = usageOf(last) ?? {};
  if (used == null) return `The minutes of ${formatMonth(last.month)} are not known.`;
  const share = included
    ? `, ${formatShare((used / included) * 100)} of the ${formatCount(included)} included`
    : '; what the plan included is not known';
  return `The last whole month, ${formatMonth(last.month)}, used ${formatCount(used)} minutes${share}.`;
}

function usageOf(bill: BillAnswer | undefined) {
  return bill && minutesUsage({ ...bill, includedMinutes: bill.planMinutes ?? null });
}

/** Read after its month. */
function isWhole({ month, asOfDate }: BillAnswer): boolean {
  return !!asOfDate && asOfDate.slice(0, 7) > month.slice(0, 7);
}

function nameOf(month: string, bill: BillAnswer | undefined): string {
  return bill?.asOfDate && !isWhole(bill) ? `${month}, up to ${dateName(bill.asOfDate)}` : month;
}

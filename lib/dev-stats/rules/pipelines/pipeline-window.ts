import { addDays } from '../../../dates';
import { ACTIONS_WINDOW_WEEKS, DELIVERY_MAX_DAYS, DELIVERY_WINDOW_DAYS, TREND_WEEKS } from '../constants';
import { type DateRange, daysIn, rangeBefore } from '../date-range';
import { stepFor, stepsIn } from '../history/daily';
import { actionsSince } from './runs';

/** What a panel asks the server for. Instants; `until` is exclusive, and left out for the present. */
export interface Asked {
  since: string;
  until?: string;
}

export type TrendBucket = 'week' | 'month';

export function askedRuns(period: DateRange | undefined, now: Date): Asked {
  return period ? bounds(period) : { since: actionsSince(now, ACTIONS_WINDOW_WEEKS * 7).toISOString() };
}

/** Of the charts: by week, or by month for a long period. Without a period, TREND_WEEKS weeks before the current one. */
export function askedTrend(period: DateRange | undefined, now: Date): Asked & { bucket: TrendBucket; before: string } {
  const range = period ?? trendRange(now);
  const bucket = stepFor(range) === 'month' ? 'month' : 'week';
  const before = toStart(rangeBefore(range));
  return period ? { ...bounds(period), bucket, before } : { since: toStart(range), bucket, before };
}

export function askedDelivery(period: DateRange | undefined, now: Date): Asked & { before: Required<Asked> } {
  if (!period) {
    const since = actionsSince(now, DELIVERY_WINDOW_DAYS).toISOString();
    return { since, before: { since: actionsSince(now, 2 * DELIVERY_WINDOW_DAYS).toISOString(), until: since } };
  }
  const range = deliveryRange(period);
  return { ...bounds(range), before: bounds(rangeBefore(range)) };
}

export function deliveryRange(period: DateRange): DateRange {
  return daysIn(period) > DELIVERY_MAX_DAYS
    ? { from: addDays(period.to, 1 - DELIVERY_MAX_DAYS), to: period.to }
    : period;
}

function trendRange(now: Date): DateRange {
  const to = now.toISOString().slice(0, 10);
  return { from: stepsIn({ from: addDays(to, -7 * TREND_WEEKS), to }, 'week')[0] ?? to, to };
}

function bounds(range: DateRange): Required<Asked> {
  return { since: toStart(range), until: `${addDays(range.to, 1)}T00:00:00.000Z` };
}

function toStart({ from }: DateRange): string {
  return `${from}T00:00:00.000Z`;
}

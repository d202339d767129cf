import { addDays } from '../../../dates';
import { readWeekday } from '../calendar';
import { HOURLY_WINDOW_DAYS } from '../constants';
import { type DateRange, isWithin } from '../date-range';
import type { History } from '../history/history';

/** hour 0 to 23; dayOfWeek 0 (Sunday) to 6. */
export interface HourCount {
  hour: number;
  dayOfWeek: number;
  commits: number;
}

export function hourlyWindowStart(today: string): string {
  return addDays(today, 1 - HOURLY_WINDOW_DAYS);
}

export type Hours = Pick<History, 'dates' | 'hours'>;

export function* listHours({ dates, hours }: Hours, range: DateRange) {
  for (const [day, date] of dates.entries()) {
    if (!isWithin(range, date)) continue;
    for (let hour = 0; hour < 24; hour += 1) {
      const commits = hours[day * 24 + hour] ?? 0;
      if (commits > 0) yield { date, hour, commits };
    }
  }
}

export function hoursIn(history: Hours, range: DateRange): HourCount[] {
  const slots = new Map<number, number>();
  for (const { date, hour, commits } of listHours(history, range)) {
    const slot = readWeekday(date) * 24 + hour;
    slots.set(slot, (slots.get(slot) ?? 0) + commits);
  }
  return [...slots]
    .toSorted(([a], [b]) => a - b)
    .map(([slot, commits]) => ({ dayOfWeek: Math.floor(slot / 24), hour: slot % 24, commits }));
}

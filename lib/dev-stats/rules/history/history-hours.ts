import { readWeekday } from '../calendar';
import type { HourCount } from '../commits/hourly';
import { type DateRange, isWithin } from '../date-range';
import type { History } from './history';

export function hoursIn({ dates, hours }: Pick<History, 'dates' | 'hours'>, range: DateRange): HourCount[] {
  const slots = new Map<number, number>();
  dates.forEach((date, day) => {
    if (!isWithin(range, date)) return;
    for (let hour = 0; hour < 24; hour += 1) {
      const commits = hours[day * 24 + hour] ?? 0;
      const slot = readWeekday(date) * 24 + hour;
      if (commits > 0) slots.set(slot, (slots.get(slot) ?? 0) + commits);
    }
  });
  return [...slots]
    .toSorted(([a], [b]) => a - b)
    .map(([slot, commits]) => ({ dayOfWeek: Math.floor(slot / 24), hour: slot % 24, commits }));
}

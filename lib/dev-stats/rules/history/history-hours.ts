import { readWeekday } from '../calendar';
import type { HourCount } from '../commits/hourly';
import { type DateRange, isWithin } from '../date-range';
import { formatList, formatShare } from '../format/numbers';
import { hourName } from '../format/weekdays';
import type { History } from './history';

type Hours = Pick<History, 'dates' | 'hours'>;

/** Commits by hour and weekday of the dates in a range; only slots above zero. */
export function hoursIn(history: Hours, range: DateRange): HourCount[] {
  const slots = new Map<number, number>();
  eachHour(history, range, (date, hour, commits) => {
    const slot = readWeekday(date) * 24 + hour;
    slots.set(slot, (slots.get(slot) ?? 0) + commits);
  });
  return [...slots]
    .toSorted(([a], [b]) => a - b)
    .map(([slot, commits]) => ({ dayOfWeek: Math.floor(slot / 24), hour: slot % 24, commits }));
}

/** By months, because seasons differ between the hemispheres. */
const SEASONS = ['December to February', 'March to May', 'June to August', 'September to November'];

export interface Season {
  name: string;
  commits: number;
  /** Share of the season's commits in each of 24 hours, 0 to 100; null without commits. */
  shares: (number | null)[];
}

export function seasonsIn(history: Hours, range: DateRange): Season[] {
  const counts = SEASONS.map(() => new Array<number>(24).fill(0));
  eachHour(history, range, (date, hour, commits) => {
    const season = counts[Math.floor(((Number(date.slice(5, 7)) % 12) / 12) * SEASONS.length)];
    if (season) season[hour] = (season[hour] ?? 0) + commits;
  });
  return SEASONS.map((name, index) => {
    const hours = counts[index] ?? [];
    const total = hours.reduce((sum, commits) => sum + commits, 0);
    return { name, commits: total, shares: hours.map((commits) => (total > 0 ? (commits / total) * 100 : null)) };
  });
}

/** "The busiest hour is 10:00 in every season." */
export function seasonsReading(seasons: readonly Season[]): string {
  const known = seasons.filter(({ commits }) => commits > 0);
  const peaks = known.map(({ name, shares }) => {
    const share = Math.max(...shares.map((value) => value ?? 0));
    return { name, share, hour: hourName(shares.indexOf(share)) };
  });
  const [first] = peaks;
  if (!first) return '';
  if (peaks.length === 1) return `The busiest hour is ${first.hour}, with ${formatShare(first.share)} of the commits.`;
  if (peaks.every(({ hour }) => hour === first.hour)) return `The busiest hour is ${first.hour} in every season.`;
  return `The busiest hour is ${formatList(peaks.map(({ name, hour }) => `${hour} from ${name}`))}.`;
}

function eachHour(
  { dates, hours }: Hours,
  range: DateRange,
  visit: (date: string, hour: number, commits: number) => void,
) {
  dates.forEach((date, day) => {
    if (!isWithin(range, date)) return;
    for (let hour = 0; hour < 24; hour += 1) {
      const commits = hours[day * 24 + hour] ?? 0;
      if (commits > 0) visit(date, hour, commits);
    }
  });
}

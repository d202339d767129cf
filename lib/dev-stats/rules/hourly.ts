import { addDays } from './calendar';
import { HOUR_LABEL_STEP, HOUR_SLOTS, HOURLY_WINDOW_DAYS, INTENSITY_BOUNDS } from './constants';

/** hour 0 to 23; dayOfWeek 0 (Sunday) to 6. */
export interface HourCount {
  hour: number;
  dayOfWeek: number;
  commits: number;
}

export type Intensity = 'none' | 'low' | 'medium' | 'high' | 'very-high';

/** First day of the heat map's window that ends with `today`. */
export function hourlyWindowStart(today: string): string {
  return addDays(today, 1 - HOURLY_WINDOW_DAYS);
}

interface Authored {
  /** The commit's day in the owner's zone. */
  day: string;
  /** By the author's own clock. */
  hour: number;
  dayOfWeek: number;
}

/** Commits of the window by hour and weekday, Sunday's midnight first; only slots above zero. */
export function countHours(commits: Iterable<Authored>, today: string): HourCount[] {
  const start = hourlyWindowStart(today);
  const slots = new Array<number>(HOUR_SLOTS).fill(0);
  for (const { day, hour, dayOfWeek } of commits) {
    const slot = dayOfWeek * 24 + hour;
    if (day >= start && day <= today) slots[slot] = (slots[slot] ?? 0) + 1;
  }
  return slots
    .map((count, slot) => ({ hour: slot % 24, dayOfWeek: Math.floor(slot / 24), commits: count }))
    .filter(({ commits: count }) => count > 0);
}

/** How strongly a slot is drawn beside the busiest one. */
export function intensity(commits: number, busiest: number): Intensity {
  if (commits <= 0 || busiest <= 0) return 'none';
  const share = commits / busiest;
  if (share <= INTENSITY_BOUNDS.low) return 'low';
  if (share <= INTENSITY_BOUNDS.medium) return 'medium';
  return share <= INTENSITY_BOUNDS.high ? 'high' : 'very-high';
}

export interface HeatCell extends HourCount {
  intensity: Intensity;
}

/** Seven rows, Sunday first, of 24 cells. */
export function heatMap(counts: readonly HourCount[]): HeatCell[][] {
  const found = new Map(counts.map((count) => [count.dayOfWeek * 24 + count.hour, count.commits]));
  const busiest = Math.max(0, ...found.values());
  return Array.from({ length: 7 }, (_, dayOfWeek) =>
    Array.from({ length: 24 }, (_, hour) => {
      const commits = found.get(dayOfWeek * 24 + hour) ?? 0;
      return { hour, dayOfWeek, commits, intensity: intensity(commits, busiest) };
    }),
  );
}

/** What stands beside the heat map; no busiest slot where nothing was committed. */
export function hourlySummary(counts: readonly HourCount[]) {
  const active = heatMap(counts)
    .flat()
    .filter(({ commits }) => commits > 0);
  const total = active.reduce((sum, { commits }) => sum + commits, 0);
  const busiest = active.reduce<HeatCell | undefined>((a, b) => (a && a.commits >= b.commits ? a : b), undefined);
  return { total, averagePerHour: total / HOUR_SLOTS, activeHours: active.length, busiest };
}

/** The hours that carry a label. */
export const LABELED_HOURS = Array.from({ length: 24 / HOUR_LABEL_STEP }, (_, index) => index * HOUR_LABEL_STEP);

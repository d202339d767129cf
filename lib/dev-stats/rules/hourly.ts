import { addDays } from './calendar';
import { HOUR_LABEL_STEP, HOUR_SLOTS, HOURLY_WINDOW_DAYS, INTENSITY_BOUNDS } from './constants';

/** hour 0 to 23; dayOfWeek 0 (Sunday) to 6. */
export interface HourCount {
  hour: number;
  dayOfWeek: number;
  commits: number;
}

export type Intensity = 'none' | 'low' | 'medium' | 'high' | 'very-high';

export function hourlyWindowStart(today: string): string {
  return addDays(today, 1 - HOURLY_WINDOW_DAYS);
}

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

export function hourlySummary(counts: readonly HourCount[]) {
  const active = heatMap(counts)
    .flat()
    .filter(({ commits }) => commits > 0);
  const total = active.reduce((sum, { commits }) => sum + commits, 0);
  const busiest = active.reduce<HeatCell | undefined>((a, b) => (a && a.commits >= b.commits ? a : b), undefined);
  return { total, averagePerHour: total / HOUR_SLOTS, activeHours: active.length, busiest };
}

export const LABELED_HOURS = Array.from({ length: 24 / HOUR_LABEL_STEP }, (_, index) => index * HOUR_LABEL_STEP);

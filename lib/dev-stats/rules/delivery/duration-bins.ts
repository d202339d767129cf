import { DURATION_BOUNDS_HOURS } from '../constants';

/** How many durations are at least `fromHours` and below `toHours`, which is null for the last bin. */
export interface DurationBin {
  fromHours: number;
  toHours: number | null;
  count: number;
}

export function durationBins(hours: readonly number[]): DurationBin[] {
  return DURATION_BOUNDS_HOURS.map((fromHours, index) => {
    const toHours = DURATION_BOUNDS_HOURS[index + 1] ?? null;
    const count = hours.filter((value) => value >= fromHours && (toHours === null || value < toHours)).length;
    return { fromHours, toHours, count };
  });
}

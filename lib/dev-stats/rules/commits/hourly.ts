import { addDays } from '../calendar';
import { HOURLY_WINDOW_DAYS } from '../constants';

/** hour 0 to 23; dayOfWeek 0 (Sunday) to 6. */
export interface HourSlot {
  hour: number;
  dayOfWeek: number;
}

export interface HourCount extends HourSlot {
  commits: number;
}

export function hourlyWindowStart(today: string): string {
  return addDays(today, 1 - HOURLY_WINDOW_DAYS);
}

/** From hours since 1970 on the author's clock. */
export function slotOfHour(localHour: number): HourSlot {
  const day = Math.floor(localHour / 24);
  // Unix time starts on a Thursday.
  return { hour: localHour - day * 24, dayOfWeek: (((day + 4) % 7) + 7) % 7 };
}

import { splitDate } from '../../../dates';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** From Monday, as indexes of WEEKDAYS. */
export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

export function dateName(iso: string): string {
  return `${dayOfMonth(iso)}, ${splitDate(iso).year}`;
}

/** "Nov 21" */
export function dayOfMonth(iso: string): string {
  const { day, month } = splitDate(iso);
  return `${month} ${day}`;
}

export function dayName(date: string): string {
  return `${splitDate(date).weekday}, ${dayOfMonth(date)}`;
}

/** "Sat, Nov 21, 2026" */
export function longDayName(date: string): string {
  return `${splitDate(date).weekday}, ${dateName(date)}`;
}

export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

export function slotName(dayOfWeek: number, hour: number): string {
  return `${WEEKDAYS[dayOfWeek]} ${hourName(hour)}`;
}

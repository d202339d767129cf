import { addDays } from './calendar';

export interface Streaks {
  current: number;
  longest: number;
}

/**
 * Rows of days with a commit. `days` are dates in the owner's zone, in any order, repeated or not; `today` is the
 * date there now. Today is a grace day: a row that ends yesterday still stands.
 */
export function streaks(days: Iterable<string>, today: string): Streaks {
  const sorted = [...new Set(days)].filter((day) => day <= today).sort();
  let row = 0;
  let longest = 0;
  let previous = '';
  for (const day of sorted) {
    row = previous && day === addDays(previous, 1) ? row + 1 : 1;
    longest = Math.max(longest, row);
    previous = day;
  }
  return { current: previous >= addDays(today, -1) ? row : 0, longest };
}

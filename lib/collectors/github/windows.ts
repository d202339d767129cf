import { toGithubError } from './failure';

/** Whole months of one year, in UTC: { year: 2026, month: 1, months: 12 } is 2026. */
export interface Window {
  year: number;
  /** 1 to 12. */
  month: number;
  months: 12 | 6 | 3 | 1;
}

/** Bounds as GitHub wants them, both inclusive. */
export function boundsOf({ year, month, months }: Window): { from: string; to: string } {
  const end = Date.UTC(year, month - 1 + months, 1) - 1000;
  return { from: seconds(Date.UTC(year, month - 1, 1)), to: seconds(end) };
}

function seconds(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/** The next smaller windows: halves of a year, quarters of a half, months of a quarter; none of a month. */
function partsOf({ year, month, months }: Window): Window[] {
  if (months === 1) return [];
  const size = months === 12 ? 6 : months === 6 ? 3 : 1;
  return Array.from({ length: months / size }, (_, index) => ({ year, month: month + index * size, months: size }));
}

/**
 * Sum over a window, which is split for as long as the server finds it too costly. Windows that lie after `now` are
 * not asked for. Throws what the server said where even a month is too much.
 */
export async function sumOver(window: Window, now: Date, count: (window: Window) => Promise<number>): Promise<number> {
  if (Date.UTC(window.year, window.month - 1, 1) > now.getTime()) return 0;
  try {
    return await count(window);
  } catch (error) {
    const parts = partsOf(window);
    if (parts.length === 0 || !toGithubError(error).asksForLess) throw error;
    let sum = 0;
    for (const part of parts) sum += await sumOver(part, now, count);
    return sum;
  }
}

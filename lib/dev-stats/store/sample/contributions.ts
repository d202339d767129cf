import { DAY_MS } from '../../../dates';
import { mulberry32 } from '../../../random';
import type { DailyPullRequests } from '../../rules/history/history';

const MOST_CONTRIBUTIONS = [2, 7, 10, 8, 11, 5, 2];
const MOST_PULL_REQUESTS = [1, 3, 4, 3, 4, 2, 1];
const PULL_REQUEST_DAYS = 900;

/** Contributions of each day of the year until today. */
export function sampleContributions(today: Date): number[] {
  const first = Date.UTC(today.getUTCFullYear(), 0, 1);
  const days = Math.floor((today.getTime() - first) / DAY_MS) + 1;
  return drawDays(first, days, MOST_CONTRIBUTIONS);
}

export function samplePullRequests(today: Date): DailyPullRequests {
  const first = (Math.floor(today.getTime() / DAY_MS) - PULL_REQUEST_DAYS + 1) * DAY_MS;
  const days = drawDays(first, PULL_REQUEST_DAYS, MOST_PULL_REQUESTS).map((opened, index) => ({
    date: new Date(first + index * DAY_MS).toISOString().slice(0, 10),
    opened,
  }));
  const known = days.filter(({ opened }) => opened > 0);
  return { dates: known.map(({ date }) => date), opened: known.map(({ opened }) => opened) };
}

/** `most` has a limit for each weekday, Sunday first. Each day gets fewer contributions than its limit. */
function drawDays(first: number, days: number, most: readonly number[]): number[] {
  const random = mulberry32(5);
  return Array.from({ length: days }, (_, index) => {
    const weekday = new Date(first + index * DAY_MS).getUTCDay();
    return Math.floor(random() * (most[weekday] ?? 1));
  });
}

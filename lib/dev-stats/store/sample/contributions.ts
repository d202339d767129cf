import { DAY_MS } from '../../../dates';
import { mulberry32 } from '../../../random';
import type { DailyPullRequests } from '../../rules/history/history';
import type { CommitRow } from '../rows';

/** Exclusive limits of the pull requests of a day, Sunday first. */
const LIMITS = [1, 3, 4, 3, 4, 2, 1];
const PULL_REQUEST_DAYS = 900;

export function sampleContributions(today: Date, commits: readonly Pick<CommitRow, 'authoredAt'>[]): number[] {
  const first = Date.UTC(today.getUTCFullYear(), 0, 1);
  const dayOf = (ms: number) => Math.floor((ms - first) / DAY_MS);
  const days = drawDays(first, dayOf(today.getTime()) + 1);
  for (const { authoredAt } of commits) {
    const day = dayOf(authoredAt * 1000);
    if (day in days) days[day] = (days[day] ?? 0) + 1;
  }
  return days;
}

export function samplePullRequests(today: Date): DailyPullRequests {
  const first = (Math.floor(today.getTime() / DAY_MS) - PULL_REQUEST_DAYS + 1) * DAY_MS;
  const days = drawDays(first, PULL_REQUEST_DAYS).map((opened, index) => ({
    date: new Date(first + index * DAY_MS).toISOString().slice(0, 10),
    opened,
  }));
  const known = days.filter(({ opened }) => opened > 0);
  return { dates: known.map(({ date }) => date), opened: known.map(({ opened }) => opened) };
}

function drawDays(first: number, days: number): number[] {
  const random = mulberry32(5);
  return Array.from({ length: days }, (_, index) => {
    const weekday = new Date(first + index * DAY_MS).getUTCDay();
    return Math.floor(random() * (LIMITS[weekday] ?? 1));
  });
}

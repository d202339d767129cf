import { DAY_MS } from '../../../dates';
import type { DailyPullRequests } from '../../rules/history/history';

export const SAMPLE_CONTRIBUTIONS = 1204;
export const SAMPLE_PULL_REQUESTS = 486;
const CONTRIBUTION_WEIGHTS = [1, 5, 7, 6, 8, 4, 1];
const PULL_REQUEST_WEIGHTS = [0, 4, 6, 5, 6, 2, 0];
const PULL_REQUEST_DAYS = 900;

export function sampleContributions(today: Date): number[] {
  const first = Date.UTC(today.getUTCFullYear(), 0, 1);
  const days = Math.floor((today.getTime() - first) / DAY_MS) + 1;
  return spread(SAMPLE_CONTRIBUTIONS, { first, days, weights: CONTRIBUTION_WEIGHTS });
}

export function samplePullRequests(today: Date): DailyPullRequests {
  const first = Math.floor(today.getTime() / DAY_MS - PULL_REQUEST_DAYS + 1) * DAY_MS;
  const counts = spread(SAMPLE_PULL_REQUESTS, { first, days: PULL_REQUEST_DAYS, weights: PULL_REQUEST_WEIGHTS });
  const days = counts.map((opened, index) => ({ date: toDate(first + index * DAY_MS), opened }));
  const known = days.filter(({ opened }) => opened > 0);
  return { dates: known.map(({ date }) => date), opened: known.map(({ opened }) => opened) };
}

function toDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

interface Spread {
  first: number;
  days: number;
  weights: readonly number[];
}

function spread(total: number, { first, days, weights }: Spread): number[] {
  const shares = Array.from({ length: days }, (_, index) => {
    const weekday = new Date(first + index * DAY_MS).getUTCDay();
    return (weights[weekday] ?? 1) * (1 + ((index * 37) % 11));
  });
  const all = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  let sum = 0;
  return shares.map((share) => {
    sum += share;
    const until = Math.round((total * sum) / all);
    const count = until - before;
    before = until;
    return count;
  });
}

import { z } from 'zod';
import { daysIn } from '../../dev-stats/rules/date-range';
import { toIsoSeconds } from '../shared/time';
import type { GithubApi } from './api/client';
import { GithubError } from './api/errors';
import { queryWhole } from './api/request';

// A query of its own: the cost of a query is the sum over its fields, and this one is expensive.
export const CALENDAR_QUERY = `query ContributionCalendar($login: String!, $from: DateTime!, $to: DateTime!) {
  user(login: $login) {
    contributionsCollection(from: $from, to: $to) {
      contributionCalendar { totalContributions weeks { contributionDays { date contributionCount } } }
    }
  }
}`;

const day = z.object({ date: z.string(), contributionCount: z.number() });
const week = z.object({ contributionDays: z.array(day) });
const calendar = z.object({ totalContributions: z.number(), weeks: z.array(week).nullish() }).nullish();
const schema = z.object({
  user: z.object({ contributionsCollection: z.object({ contributionCalendar: calendar }).nullish() }).nullish(),
});

interface Window {
  year: number;
  month: number;
  months: 12 | 6 | 3 | 1;
}

export interface Contributions {
  total: number;
  /** Of each day from January 1 to the last one that has some; null if they do not add up to the total. */
  days: number[] | null;
}

/** Contributions of a calendar year that GitHub counts and the token can see. Throws GithubError. */
export async function contributionsOfYear(
  api: GithubApi,
  login: string,
  year: number,
  now: Date,
): Promise<Contributions> {
  const days: number[] = [];
  const total = await sumWindow({ year, month: 1, months: 12 }, now, async (window) => {
    const variables = { login, ...findBounds(window) };
    const query = { query: CALENDAR_QUERY, variables, schema };
    const calendar = await queryWhole(api, query, ({ user }) => user?.contributionsCollection?.contributionCalendar);
    for (const { date, contributionCount } of calendar.weeks?.flatMap((week) => week.contributionDays) ?? []) {
      if (contributionCount > 0) days[daysIn({ from: `${year}-01-01`, to: date }) - 1] = contributionCount;
    }
    return calendar.totalContributions;
  });
  const dense = Array.from(days, (count) => count ?? 0);
  return { total, days: dense.reduce((sum, count) => sum + count, 0) === total ? dense : null };
}

export function findBounds({ year, month, months }: Window): { from: string; to: string } {
  const start = Date.UTC(year, month - 1, 1);
  const end = Date.UTC(year, month - 1 + months, 1);
  return { from: toIsoSeconds(start / 1000), to: toIsoSeconds(end / 1000 - 1) };
}

/** Splits the window into halves, quarters and months as long as the server rejects it as too costly. */
async function sumWindow(window: Window, now: Date, count: (window: Window) => Promise<number>): Promise<number> {
  const { year, month, months } = window;
  if (Date.UTC(year, month - 1, 1) > now.getTime()) return 0;
  try {
    return await count(window);
  } catch (error) {
    if (months === 1 || !(error instanceof GithubError) || !error.needsSmallerQuery) throw error;
    const size = months === 12 ? 6 : months === 6 ? 3 : 1;
    let sum = 0;
    for (let start = month; start < month + months; start += size)
      sum += await sumWindow({ year, month: start, months: size }, now, count);
    return sum;
  }
}

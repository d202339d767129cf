import { z } from 'zod';
import { toIsoSeconds } from '../../dates';
import { daysIn } from '../../dev-stats/rules/date-range';
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

/** `days` has the counts from January 1 to the last active day; null if they differ from the total. Throws GithubError. */
export async function contributionsOfYear(api: GithubApi, login: string, year: number, now: Date) {
  const days: number[] = [];
  /** Months from 1 to 12. Halves a span as long as the server rejects it as too costly. */
  const sumMonths = async (first: number, last: number): Promise<number> => {
    if (Date.UTC(year, first - 1, 1) > now.getTime()) return 0;
    try {
      const variables = { login, ...findBounds(year, first, last) };
      const query = { query: CALENDAR_QUERY, variables, schema };
      const calendar = await queryWhole(api, query, ({ user }) => user?.contributionsCollection?.contributionCalendar);
      for (const { date, contributionCount } of calendar.weeks?.flatMap((week) => week.contributionDays) ?? []) {
        if (contributionCount > 0) days[daysIn({ from: `${year}-01-01`, to: date }) - 1] = contributionCount;
      }
      return calendar.totalContributions;
    } catch (error) {
      if (first === last || !(error instanceof GithubError) || !error.needsSmallerQuery) throw error;
      const middle = Math.floor((first + last) / 2);
      return (await sumMonths(first, middle)) + (await sumMonths(middle + 1, last));
    }
  };
  const total = await sumMonths(1, 12);
  const dense = Array.from(days, (count) => count ?? 0);
  return { total, days: dense.reduce((sum, count) => sum + count, 0) === total ? dense : null };
}

export function findBounds(year: number, first: number, last: number): { from: string; to: string } {
  return { from: toIsoSeconds(Date.UTC(year, first - 1) / 1000), to: toIsoSeconds(Date.UTC(year, last) / 1000 - 1) };
}

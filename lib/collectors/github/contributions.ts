import { z } from 'zod';
import { toIsoSeconds } from '../shared/time';
import type { GithubApi } from './client';
import { GithubError, graphqlError } from './errors';
import { queryGraphql } from './request';

// A query of its own: the cost of a query is the sum over its fields, and this one is expensive.
export const CALENDAR_QUERY = `query ContributionCalendar($login: String!, $from: DateTime!, $to: DateTime!) {
  user(login: $login) {
    contributionsCollection(from: $from, to: $to) { contributionCalendar { totalContributions } }
  }
}`;

const calendar = z.object({ totalContributions: z.number() }).nullish();
const schema = z.object({
  user: z.object({ contributionsCollection: z.object({ contributionCalendar: calendar }).nullish() }).nullish(),
});

interface Window {
  year: number;
  /** 1 to 12. */
  month: number;
  months: 12 | 6 | 3 | 1;
}

/** Contributions of a calendar year that GitHub counts and the token can see. Throws GithubError. */
export function contributionsOfYear(api: GithubApi, login: string, year: number, now: Date): Promise<number> {
  return sumWindow({ year, month: 1, months: 12 }, now, async (window) => {
    const variables = { login, ...boundsOf(window) };
    const { data, issues } = await queryGraphql(api, { query: CALENDAR_QUERY, variables, schema, splittable: true });
    const total = data.user?.contributionsCollection?.contributionCalendar?.totalContributions;
    if (total === undefined || issues.length > 0) throw graphqlError(issues);
    return total;
  });
}

export function boundsOf({ year, month, months }: Window): { from: string; to: string } {
  const [start, end] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month - 1 + months, 1)];
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

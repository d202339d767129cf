import { z } from 'zod';
import { ask, type GithubApi } from './ask';
import { failureOf } from './failure';
import { boundsOf, sumOver } from './windows';

// Apart from every other total: what a query costs adds up over its fields.
export const CALENDAR_QUERY = `query ContributionCalendar($login: String!, $from: DateTime!, $to: DateTime!) {
  user(login: $login) {
    contributionsCollection(from: $from, to: $to) { contributionCalendar { totalContributions } }
  }
}`;

const schema = z.object({
  user: z
    .object({
      contributionsCollection: z
        .object({ contributionCalendar: z.object({ totalContributions: z.number() }).nullish() })
        .nullish(),
    })
    .nullish(),
});

/** Contributions of a calendar year, of every kind that GitHub counts and the token may see. Throws GithubError. */
export function contributionsOfYear(api: GithubApi, login: string, year: number, now: Date): Promise<number> {
  return sumOver({ year, month: 1, months: 12 }, now, async (window) => {
    const variables = { login, ...boundsOf(window) };
    const { data, issues } = await ask(api, { query: CALENDAR_QUERY, variables, schema, divisible: true });
    const total = data.user?.contributionsCollection?.contributionCalendar?.totalContributions;
    // A total that comes with errors is a partial one.
    if (total === undefined || issues.length > 0) throw failureOf(issues);
    return total;
  });
}

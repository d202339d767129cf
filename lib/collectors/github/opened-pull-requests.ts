import { z } from 'zod';
import type { DailyPullRequests } from '../../dev-stats/rules/history/history';
import type { GithubApi } from './api/client';
import { connectionPages } from './api/paging';

export const OPENED_QUERY = `query OpenedPullRequests($login: String!, $first: Int!, $after: String) {
  user(login: $login) {
    pullRequests(first: $first, after: $after, orderBy: {field: CREATED_AT, direction: DESC}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { createdAt }
    }
  }
}`;

const node = z.object({ createdAt: z.string() });

/** Pull requests by the day on which they were opened; null if they do not add up to `total`. Throws GithubError. */
export async function openedPullRequests(
  api: GithubApi,
  login: string,
  toDay: (instant: number) => string,
): Promise<{ total: number; days: DailyPullRequests | null }> {
  let total = 0;
  const days = new Map<string, number>();
  const onTotal = (count: number) => {
    total = count;
  };
  const list = { query: OPENED_QUERY, variables: { login }, path: 'user.pullRequests', node, onTotal };
  for await (const nodes of connectionPages(api, list)) {
    for (const { createdAt } of nodes) {
      const day = toDay(Date.parse(createdAt));
      days.set(day, (days.get(day) ?? 0) + 1);
    }
  }
  const dates = [...days.keys()].toSorted();
  const opened = dates.map((date) => days.get(date) ?? 0);
  const sum = opened.reduce((a, b) => a + b, 0);
  return { total, days: sum === total ? { dates, opened } : null };
}

import { z } from 'zod';
import type { DailyPullRequests } from '../../dev-stats/rules/history/history';
import type { GithubApi } from './api/client';
import { connectionSchema, graphqlPages } from './api/paging';
import { queryWhole } from './api/request';

const PAGE_SIZE = 100;

export const OPENED_QUERY = `query OpenedPullRequests($login: String!, $first: Int!, $after: String) {
  user(login: $login) {
    pullRequests(first: $first, after: $after, orderBy: {field: CREATED_AT, direction: DESC}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { createdAt }
    }
  }
}`;

const connection = connectionSchema(z.object({ createdAt: z.string() }));
const schema = z.object({ user: z.object({ pullRequests: connection.nullish() }).nullish() });

interface Options {
  login: string;
  known: DailyPullRequests;
  toDay: (instant: number) => string;
}

export interface OpenedPullRequests {
  total: number;
  days: DailyPullRequests | null;
}

/** Reads the newest until they add up to the total with the known days. Throws GithubError. */
export async function openedPullRequests(
  api: GithubApi,
  { login, known, toDay }: Options,
): Promise<OpenedPullRequests> {
  let total: number | undefined;
  const pages = graphqlPages(async (first, after) => {
    const variables = { login, first, after };
    const page = await queryWhole(api, { query: OPENED_QUERY, variables, schema }, ({ user }) => user?.pullRequests);
    total ??= page.totalCount ?? undefined;
    return page;
  }, PAGE_SIZE);
  const read = new Map<string, number>();
  for await (const nodes of pages) {
    for (const { createdAt } of nodes) {
      const day = toDay(Date.parse(createdAt));
      read.set(day, (read.get(day) ?? 0) + 1);
    }
    const days = joined(known, read);
    if (sumOpened(days) === total) return { total, days };
  }
  const days = sorted([...read]);
  return { total: total ?? 0, days: sumOpened(days) === total ? days : null };
}

/** The earliest day that was read can have more pull requests on the next page, so its number is the known one. */
function joined({ dates, opened }: DailyPullRequests, read: ReadonlyMap<string, number>): DailyPullRequests {
  const earliest = [...read.keys()].toSorted()[0] ?? '';
  const before = dates.flatMap((date, index) => (date <= earliest ? [[date, opened[index] ?? 0] as const] : []));
  return sorted([...before, ...[...read].filter(([date]) => date > earliest)]);
}

function sorted(days: (readonly [date: string, opened: number])[]): DailyPullRequests {
  const ascending = days.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { dates: ascending.map(([date]) => date), opened: ascending.map(([, opened]) => opened) };
}

function sumOpened({ opened }: DailyPullRequests): number {
  return opened.reduce((sum, count) => sum + count, 0);
}

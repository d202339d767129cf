import { z } from 'zod';
import { FREE_PLAN_MINUTES } from '../../../dev-stats/rules/constants';
import type { BillingRow } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { type GithubError, recoverable } from '../api/errors';
import { connectionPages } from '../api/paging';
import { getRest } from '../api/request';
import {
  type Item,
  isBilled,
  isSelfHosted,
  minuteItems,
  readRepositoryName,
  sumCharge,
  sumMinutes,
  usageSchema,
} from './usage-items';

/** Minutes per month that a plan includes. Source: GitHub Docs, "Product usage included with each plan". */
const INCLUDED_MINUTES: Record<string, number> = {
  free: FREE_PLAN_MINUTES,
  pro: 3000,
  team: 3000,
  business: 3000,
  enterprise: 50_000,
};

export const PUBLIC_REPOSITORIES_QUERY = `query PublicRepositories($login: String!, $first: Int!, $after: String) {
  repositoryOwner(login: $login) {
    repositories(first: $first, after: $after, privacy: PUBLIC, ownerAffiliations: [OWNER]) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { name }
    }
  }
}`;

const ownerSchema = z.object({ plan: z.object({ name: z.string() }).nullish() });

export interface BillingScope {
  kind: 'user' | 'org';
  login: string;
}

export type BillingOutcome = { row: Omit<BillingRow, 'scope'> } | { notAvailable: string; failed: boolean };

/** Reads this month's Actions minutes of an account, or why they are not available. Throws fatal GithubErrors. */
export async function fetchBilling(api: GithubApi, scope: BillingScope, now: Date): Promise<BillingOutcome> {
  try {
    const minutes = await fetchMonth(api, scope, now);
    const asOfDate = now.toISOString().slice(0, 10);
    return { row: { ...minutes, asOfDate, includedMinutes: await includedMinutes(api, scope) } };
  } catch (error) {
    const failure = recoverable(error);
    return { notAvailable: explain(failure, scope), failed: failure.kind === 'server' || failure.kind === 'timeout' };
  }
}

async function fetchMonth(api: GithubApi, { kind, login }: BillingScope, now: Date) {
  const account = kind === 'user' ? `/users/${login}` : `/organizations/${login}`;
  // Without year and month the response is a sum over months.
  const query = `year=${now.getUTCFullYear()}&month=${now.getUTCMonth() + 1}`;
  const { data } = await getRest(api, `${account}/settings/billing/usage?${query}`, usageSchema);
  const items = minuteItems(data);
  return { ...sumMinutes(items), ...sumCharge(items, await freeItems(api, login, items)) };
}

/** Items that never count: in public repositories, or self-hosted; null if unknown. Their discount says nothing. */
async function freeItems(api: GithubApi, login: string, items: readonly Item[]): Promise<ReadonlySet<Item> | null> {
  const unbilled = items.filter((item) => !isBilled(item));
  const selfHosted = unbilled.filter(isSelfHosted);
  const hosted = unbilled.filter((item) => !isSelfHosted(item));
  if (!hosted.some((item) => readRepositoryName(item))) return new Set(selfHosted);
  try {
    const isPublic = await publicRepositories(api, login);
    return new Set([...selfHosted, ...hosted.filter((item) => isPublic.has(readRepositoryName(item)))]);
  } catch (error) {
    recoverable(error);
    return null;
  }
}

const node = z.object({ name: z.string() });

async function publicRepositories(api: GithubApi, login: string): Promise<Set<string>> {
  const list = { query: PUBLIC_REPOSITORIES_QUERY, variables: { login }, path: 'repositoryOwner.repositories', node };
  const names = new Set<string>();
  for await (const nodes of connectionPages(api, list)) for (const { name } of nodes) names.add(name.toLowerCase());
  return names;
}

/** Included minutes of the plan; null if it is not known. GitHub shows the plan only to the owner. */
async function includedMinutes(api: GithubApi, { kind, login }: BillingScope): Promise<number | null> {
  try {
    const { data } = await getRest(api, kind === 'user' ? '/user' : `/orgs/${login}`, ownerSchema);
    return INCLUDED_MINUTES[data.plan?.name.toLowerCase() ?? ''] ?? null;
  } catch (error) {
    recoverable(error);
    return null;
  }
}

function explain({ status, message }: GithubError, { kind }: BillingScope): string {
  if (status === 403 || status === 404)
    return kind === 'user'
      ? 'the token cannot read them. Use a classic token of the account with the scope "user".'
      : 'the token cannot read them. Use the token of an administrator of the organization.';
  if (status === 410) return 'this server no longer has the endpoint.';
  if (status === 400) return 'the account is not on the billing platform that reports usage.';
  return message;
}

import { z } from 'zod';
import { BILLED_MONTHS, FREE_PLAN_MINUTES } from '../../../dev-stats/rules/constants';
import type { BillingRow } from '../../../dev-stats/store/rows';
import { lazy } from '../../../memoize';
import type { GithubApi } from '../api/client';
import { type GithubError, recoverable } from '../api/errors';
import { getRest } from '../api/request';
import { publicRepositories } from './public-repositories';
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

const ownerSchema = z.object({ plan: z.object({ name: z.string() }).nullish() });

export interface BillingScope {
  kind: 'user' | 'org';
  login: string;
  ownerId?: number | undefined;
}

export type BillingOutcome = { row: BillingRow } | { notAvailable: string; failed: boolean };

/** Reads this month's Actions minutes of an account, or why they are not available. Throws fatal GithubErrors. */
export async function fetchBilling(api: GithubApi, scope: BillingScope, now: Date): Promise<BillingOutcome> {
  try {
    const minutes = await fetchMonth(api, scope, { month: now, publicNames: listPublicNames(api, scope) });
    return { row: { ...minutes, ...(await allowance(api, scope, now)) } };
  } catch (error) {
    const failure = recoverable(error);
    return { notAvailable: explain(failure, scope), failed: failure.kind === 'server' || failure.kind === 'timeout' };
  }
}

/**
 * Bills of the months before this one, latest first, except those with a final bill. What the plan included then is not
 * known. Ends at a month that cannot be read, which the next collection asks for again. Throws fatal GithubErrors.
 */
export async function* earlierBills(
  api: GithubApi,
  scope: BillingScope,
  { now, final }: { now: Date; final: readonly string[] },
): AsyncGenerator<BillingRow> {
  const publicNames = listPublicNames(api, scope);
  const asOfDate = now.toISOString().slice(0, 10);
  for (let back = 1; back < BILLED_MONTHS; back += 1) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    const month = first.toISOString().slice(0, 7);
    if (final.includes(month)) continue;
    try {
      const minutes = await fetchMonth(api, scope, { month: first, publicNames });
      yield { ...minutes, month, asOfDate, includedMinutes: null };
    } catch (error) {
      recoverable(error);
      return;
    }
  }
}

type PublicNames = () => Promise<ReadonlySet<string>>;

function listPublicNames(api: GithubApi, { login }: BillingScope): PublicNames {
  return lazy(() => publicRepositories(api, login));
}

async function fetchMonth(
  api: GithubApi,
  { kind, login, ownerId }: BillingScope,
  { month, publicNames }: { month: Date; publicNames: PublicNames },
) {
  const account = kind === 'user' ? `/users/${login}` : `/organizations/${login}`;
  // Without year and month the response is a sum over months.
  const query = `year=${month.getUTCFullYear()}&month=${month.getUTCMonth() + 1}`;
  const { data } = await getRest(api, `${account}/settings/billing/usage?${query}`, usageSchema);
  const items = minuteItems(data);
  const charge = sumCharge(items, await freeItems(items, publicNames));
  return { scope: `${kind}:${login}`, ownerId, ...sumMinutes(items), ...charge };
}

/**
 * Items that cost nothing and leave the included minutes as they are: standard runners in public repositories, and
 * self-hosted ones. The bill shows them like included minutes, with a discount of 100 %, so that only the visibility of
 * the repository tells them apart. Null if that cannot be read. Source: GitHub Docs, "Usage reports reference".
 */
async function freeItems(items: readonly Item[], publicNames: PublicNames): Promise<ReadonlySet<Item> | null> {
  const unbilled = items.filter((item) => !isBilled(item));
  const selfHosted = unbilled.filter(isSelfHosted);
  const hosted = unbilled.filter((item) => !isSelfHosted(item));
  if (!hosted.some((item) => readRepositoryName(item))) return new Set(selfHosted);
  try {
    const isPublic = await publicNames();
    return new Set([...selfHosted, ...hosted.filter((item) => isPublic.has(readRepositoryName(item)))]);
  } catch (error) {
    recoverable(error);
    return null;
  }
}

/** Included minutes of the plan; null if it is not known. GitHub shows the plan only to the owner. */
async function allowance(api: GithubApi, { kind, login }: BillingScope, now: Date) {
  const asOfDate = now.toISOString().slice(0, 10);
  try {
    const { data } = await getRest(api, kind === 'user' ? '/user' : `/orgs/${login}`, ownerSchema);
    return { asOfDate, includedMinutes: INCLUDED_MINUTES[data.plan?.name.toLowerCase() ?? ''] ?? null };
  } catch (error) {
    recoverable(error);
    return { asOfDate, includedMinutes: null };
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

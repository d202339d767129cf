import { z } from 'zod';
import { FREE_PLAN_MINUTES } from '../../dev-stats/rules/constants';
import type { BillingRow } from '../../dev-stats/store/rows';
import type { GithubApi } from './client';
import { type GithubError, recoverable } from './errors';
import { getRest } from './request';

/** Minutes per month that a plan includes. Source: GitHub Docs, "Product usage included with each plan". */
const INCLUDED_MINUTES: Record<string, number> = {
  free: FREE_PLAN_MINUTES,
  pro: 3000,
  team: 3000,
  business: 3000,
  enterprise: 50_000,
};

const usageSchema = z.object({
  usageItems: z.array(
    z.object({
      product: z.string().nullish(),
      sku: z.string().nullish(),
      // Documented as an integer, but GitHub returns values such as 228.667.
      quantity: z.number().nullish(),
      unitType: z.string().nullish(),
      grossAmount: z.number().nullish(),
      netAmount: z.number().nullish(),
    }),
  ),
});
const ownerSchema = z.object({ plan: z.object({ name: z.string() }).nullish() });

export interface BillingScope {
  kind: 'user' | 'org';
  login: string;
}

/** With `failed`, a later request may succeed. */
export type BillingOutcome = { row: BillingRow } | { notAvailable: string; failed: boolean };

/** Reads this month's Actions minutes of an account, or why they are not available. Throws fatal GithubErrors. */
export async function fetchBilling(api: GithubApi, scope: BillingScope, now: Date): Promise<BillingOutcome> {
  const account = scope.kind === 'user' ? `/users/${scope.login}` : `/organizations/${scope.login}`;
  // Without year and month the response is a sum over months.
  const month = `year=${now.getUTCFullYear()}&month=${now.getUTCMonth() + 1}`;
  try {
    const { data } = await getRest(api, `${account}/settings/billing/usage?${month}`, usageSchema);
    return {
      row: { scope: `${scope.kind}:${scope.login}`, ...minutesOf(data), ...(await allowance(api, scope, now)) },
    };
  } catch (error) {
    const failure = recoverable(error);
    return { notAvailable: reasonOf(failure), failed: failure.kind === 'server' || failure.kind === 'timeout' };
  }
}

function minutesOf({ usageItems }: z.infer<typeof usageSchema>) {
  const items = usageItems.filter((item) => is(item.product, /^actions$/i) && is(item.unitType, /^minutes$/i));
  const sum = (sku: RegExp, share: (item: Item) => number = () => 1) =>
    items.filter((item) => is(item.sku, sku)).reduce((total, item) => total + (item.quantity ?? 0) * share(item), 0);
  return {
    totalMinutesUsed: sum(/(?:)/),
    totalPaidMinutesUsed: sum(/(?:)/, paidShare),
    ubuntuMinutes: sum(/linux|ubuntu/i),
    windowsMinutes: sum(/windows/i),
    macosMinutes: sum(/macos/i),
  };
}

type Item = z.infer<typeof usageSchema>['usageItems'][number];

/** Share of an item that is not discounted, 0 to 1. */
function paidShare({ grossAmount, netAmount }: Item): number {
  return grossAmount && netAmount ? Math.min(1, Math.max(0, netAmount / grossAmount)) : 0;
}

function is(value: string | null | undefined, pattern: RegExp): boolean {
  return pattern.test(value ?? '');
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

function reasonOf({ status, message }: GithubError): string {
  if (status === 403 || status === 404)
    return 'the token cannot read them. Use a classic token of the account with the scope "user".';
  if (status === 410) return 'this server no longer has the endpoint.';
  if (status === 400) return 'the account is not on the billing platform that reports usage.';
  return message;
}

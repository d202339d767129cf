import { and, desc, eq, getTableColumns, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { BILLED_MONTHS } from '../../rules/constants';
import type { Store } from '../client';
import { collection, type Pointer } from '../schema/collections';
import { billing, pipeline } from '../schema/pipelines';

type Bill = typeof billing.$inferSelect;

interface BillingQuery {
  scope: string;
  isOwner: boolean;
}

/** About three years of daily collections. */
const MAX_BILLS = 1000;

/** `user:` also finds an organization. An account that was renamed is found by its id (docs/adr/0102). */
export async function readBilling({ db }: Store, pointer: Pointer, { scope, isOwner }: BillingQuery) {
  if (pointer.snapshot === null) return undefined;
  const [kind = '', name = ''] = scope.toLowerCase().split(':', 2);
  const owners = db
    .select({ id: pipeline.ownerId })
    .from(pipeline)
    .where(
      and(
        eq(sql`lower(${pipeline.owner})`, name),
        eq(pipeline.sample, pointer.sample),
        isNotNull(pipeline.ownerId),
        // A private repository may have moved to an organization whose name is private, too.
        isOwner ? undefined : eq(pipeline.isPrivate, false),
      ),
    );
  const { startedAt, finishedAt } = collection;
  const stored = sql`lower(${billing.scope})`;
  const isNamed = kind === 'user' ? inArray(stored, [`user:${name}`, `org:${name}`]) : eq(stored, scope.toLowerCase());
  const bills = await db
    .select({ ...getTableColumns(billing), collectedAt: sql<string>`coalesce(${finishedAt}, ${startedAt})` })
    .from(billing)
    .innerJoin(collection, eq(collection.id, billing.collection))
    .where(
      and(
        or(isNamed, inArray(billing.ownerId, owners)),
        kind === 'user' ? undefined : eq(sql`substr(${stored}, 1, ${kind.length + 1})`, `${kind}:`),
        lte(billing.collection, pointer.snapshot),
      ),
    )
    .orderBy(desc(billing.collection), desc(billing.month))
    .limit(MAX_BILLS);
  const [latest] = bills;
  return latest && { ...latest, months: latestByMonth(bills) };
}

/** From the first month with minutes on: GitHub reports zero for months before an account used any. */
function latestByMonth(newestFirst: readonly Bill[]): Bill[] {
  const months = new Map<string, Bill>();
  for (const bill of newestFirst) {
    const known = months.get(bill.month);
    months.set(bill.month, known ? { ...known, includedMinutes: known.includedMinutes ?? bill.includedMinutes } : bill);
  }
  const sorted = [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1)).slice(-BILLED_MONTHS);
  const used = sorted.findIndex(({ totalMinutesUsed }) => totalMinutesUsed > 0);
  return used < 0 ? sorted.slice(-1) : sorted.slice(used);
}

import { and, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import { billing, pipeline } from '../schema/pipelines';

interface BillingQuery {
  scope: string;
  isOwner: boolean;
}

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
  const stored = sql`lower(${billing.scope})`;
  const isNamed = kind === 'user' ? inArray(stored, [`user:${name}`, `org:${name}`]) : eq(stored, scope.toLowerCase());
  return db
    .select()
    .from(billing)
    .where(
      and(
        or(isNamed, inArray(billing.ownerId, owners)),
        kind === 'user' ? undefined : eq(sql`substr(${stored}, 1, ${kind.length + 1})`, `${kind}:`),
        lte(billing.collection, pointer.snapshot),
      ),
    )
    .orderBy(desc(billing.collection), desc(billing.month))
    .limit(1)
    .get();
}

import { and, desc, inArray, lte, sql } from 'drizzle-orm';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import { billing } from '../schema/pipelines';

/** `user:` also finds an organization (docs/adr/0102). */
export async function readBilling({ db }: Store, pointer: Pointer, scope: string) {
  if (pointer.snapshot === null) return undefined;
  const [kind = '', name = ''] = scope.toLowerCase().split(':', 2);
  const scopes = kind === 'user' ? [`user:${name}`, `org:${name}`] : [`${kind}:${name}`];
  return db
    .select()
    .from(billing)
    .where(and(inArray(sql`lower(${billing.scope})`, scopes), lte(billing.collection, pointer.snapshot)))
    .orderBy(desc(billing.collection), desc(billing.month))
    .limit(1)
    .get();
}

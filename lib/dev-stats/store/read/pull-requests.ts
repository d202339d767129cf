import { and, desc, eq, lte } from 'drizzle-orm';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import { prFact } from '../schema/pipelines';
import { findPipeline, isWithin, type PipelineQuery } from './actions';

const SHOWN = 100;

/** Merged pull requests, newest merge first, at most 100. `since` and `until` limit the time of the merge. */
export async function readPrFacts(store: Store, pointer: Pointer, query: PipelineQuery) {
  const found = await findPipeline(store, pointer, query);
  if (!found || pointer.snapshot === null) return [];
  const facts = await store.db
    .select()
    .from(prFact)
    .where(
      and(eq(prFact.pipeline, found.key), lte(prFact.collection, pointer.snapshot), isWithin(prFact.mergedAt, query)),
    )
    .orderBy(desc(prFact.mergedAt), desc(prFact.number))
    .limit(SHOWN);
  return facts.map((fact) => ({ ...fact, owner: found.owner, name: found.name }));
}

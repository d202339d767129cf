import { type AskedSummary, summarizeWorkflows } from '../rules/workflow-summary';
import type { Store } from './client';
import type { PipelineQuery } from './read-actions';
import { readAttempts } from './read-attempts';
import type { Pointer } from './schema/collections';

export async function readSummary(store: Store, pointer: Pointer, query: PipelineQuery & AskedSummary) {
  const { attempts, collected } = await readAttempts(store, pointer, query);
  const { bucket, since, until } = query;
  return summarizeWorkflows(attempts, { bucket, since, until }, collected);
}

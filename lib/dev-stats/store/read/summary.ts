import { type AskedSummary, summarizeWorkflows } from '../../rules/pipelines/workflow-summary';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import type { PipelineQuery } from './actions';
import { readAttempts } from './attempts';

export async function readSummary(store: Store, pointer: Pointer, query: PipelineQuery & AskedSummary) {
  const { attempts, collected } = await readAttempts(store, pointer, query);
  const { bucket, since, until } = query;
  return summarizeWorkflows(attempts, { bucket, since, until }, collected);
}

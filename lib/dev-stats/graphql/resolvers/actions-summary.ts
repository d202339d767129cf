import { readSummary } from '../../store/read-actions';
import type { Resolver } from '../typed-schema';
import { pipelineQuery } from './pipeline-query';

export const actionsSummary: Resolver<'actionsSummary'> = async (_, args, { shown, isOwner }) => {
  const source = await shown('actions');
  if (!source) return [];
  const query = { ...pipelineQuery(args, isOwner), bucket: args.bucket };
  const rows = await readSummary(source.store, source.pointer, query);
  return rows.map(({ start, end, distinctRuns, retried, ...row }) => ({
    ...row,
    periodStart: `${start}T00:00:00Z`,
    periodEnd: `${end}T00:00:00Z`,
    successRate: (row.successes / row.runs) * 100,
    retryRate: (retried / distinctRuns) * 100,
  }));
};

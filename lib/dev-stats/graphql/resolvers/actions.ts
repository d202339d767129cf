import { FREE_PLAN_MINUTES } from '../../rules/constants';
import { type PipelineQuery, readBilling, readRuns } from '../../store/read/actions';
import { readSummary } from '../../store/read/attempts';
import { publicError, readPublished } from '../context';
import type { Resolver } from '../schema-types';

export const actionsSummary: Resolver<'actionsSummary'> = async (_, args, context) => {
  const source = await readPublished(context, 'actions');
  if (!source) return [];
  const query = { ...pipelineQuery(args, context.isOwner), bucket: args.bucket };
  return readSummary(source.store, source.pointer, query);
};

export const actionsRuns: Resolver<'actionsRuns'> = async (_, args, context) => {
  const { workflowName, conclusion } = args;
  const source = await readPublished(context, 'actions');
  if (!source) return [];
  const filter = { workflowName: workflowName ?? undefined, conclusion: conclusion ?? undefined };
  const runs = await readRuns(source.store, source.pointer, { ...pipelineQuery(args, context.isOwner), ...filter });
  return runs.map(({ runId, workflowId, owner, name, durationSec, queueSec, startedAt, ...run }) => ({
    ...run,
    runId: String(runId),
    workflowId: String(workflowId),
    repoOwner: owner,
    repoName: name,
    runDurationSec: durationSec,
    queueTimeSec: queueSec,
    runStartedAt: startedAt,
  }));
};

export const actionsBilling: Resolver<'actionsBilling'> = async (_, { scope }, context) => {
  const source = await readPublished(context, 'actions');
  const row = source && (await readBilling(source.store, source.pointer, scope));
  return row
    ? {
        ...row,
        includedMinutes: row.includedMinutes ?? FREE_PLAN_MINUTES,
        planMinutes: row.includedMinutes,
      }
    : null;
};

interface PipelineArguments {
  owner: string;
  repo: string;
  since?: string | null | undefined;
  until?: string | null | undefined;
}

export function pipelineQuery({ owner, repo, since, until }: PipelineArguments, isOwner: boolean): PipelineQuery {
  if (since && until && since > until) throw publicError('BAD_USER_INPUT', 'since must not be later than until.');
  return { owner, repo, since: since ?? undefined, until: until ?? undefined, isOwner };
}

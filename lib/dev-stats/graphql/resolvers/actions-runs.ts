import { readRuns } from '../../store/read-actions';
import type { Resolver } from '../typed-schema';
import { pipelineQuery } from './pipeline-query';

export const actionsRuns: Resolver<'actionsRuns'> = async (_, args, { shown, isOwner }) => {
  const source = await shown('actions');
  if (!source) return [];
  const { workflowName, conclusion } = args;
  const filter = { workflowName: workflowName ?? undefined, conclusion: conclusion ?? undefined };
  const runs = await readRuns(source.store, source.pointer, { ...pipelineQuery(args, isOwner), ...filter });
  return runs.map((run) => ({
    runId: String(run.runId),
    repoOwner: run.owner,
    repoName: run.name,
    workflowId: String(run.workflowId),
    workflowName: run.workflowName,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    runDurationSec: run.durationSec,
    queueTimeSec: run.queueSec,
    runStartedAt: run.startedAt,
    updatedAt: run.updatedAt,
  }));
};

import { DAY_MS } from '../../../dates';
import { runSeconds } from '../../../dev-stats/rules/pipelines/durations';
import type { JobRow, RunRow } from '../../../dev-stats/store/rows';
import type { RunBranch } from '../../../dev-stats/store/write/pipelines';
import { type Run, readAttempt } from './runs';

/** After this many days, GitHub may have changed updated_at for other reasons. */
const FRESH_DAYS = 90;

interface Measured {
  jobs: JobRow[];
  now: Date;
}

export function toRunBranch(run: Run): RunBranch {
  return { runId: run.id, headBranch: run.head_branch ?? null, headSha: run.head_sha ?? null };
}

export function toRunRow(run: Run, { jobs, now }: Measured): RunRow {
  const waits = jobs.map(({ queueSec }) => queueSec).filter((seconds) => seconds !== null);
  return {
    ...toRunBranch(run),
    attempt: readAttempt(run),
    workflowId: run.workflow_id ?? 0,
    workflowName: findName(run),
    event: run.event ?? 'unknown',
    status: run.status ?? 'unknown',
    conclusion: run.conclusion ?? null,
    durationSec: findDuration(run, { jobs, now }),
    queueSec: waits.length > 0 ? waits.reduce((sum, seconds) => sum + seconds, 0) / waits.length : null,
    queueJobs: waits.length,
    createdAt: run.created_at,
    startedAt: run.run_started_at ?? run.created_at,
    updatedAt: run.updated_at ?? run.created_at,
    jobs: jobs.length > 0 ? jobs : null,
  };
}

function findDuration(run: Run, { jobs, now }: Measured): number | null {
  const startedAt = run.run_started_at ?? run.created_at;
  const times = { status: run.status ?? 'unknown', startedAt, updatedAt: run.updated_at ?? null };
  const found = runSeconds(times, jobs);
  if (!found?.approximate) return found?.seconds ?? null;
  const age = now.getTime() - Date.parse(startedAt);
  return age <= FRESH_DAYS * DAY_MS ? found.seconds : null;
}

function findName({ name, path, workflow_id }: Run): string {
  return name || path?.split('/').at(-1)?.split('@')[0] || `Workflow ${workflow_id ?? 0}`;
}

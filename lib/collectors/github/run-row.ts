import { DAY_MS } from '../../dates';
import { runSeconds } from '../../dev-stats/rules/durations';
import type { RunRow } from '../../dev-stats/store/rows';
import type { Job } from './jobs';
import { attemptOf, type Run } from './runs';

/** Days after which updated_at may have been moved by something other than the run. */
const FRESH_DAYS = 90;

interface Known {
  jobs: readonly Job[];
  /** Milliseconds by the timing endpoint, where it was asked and told. */
  timingMs?: number | undefined;
  now: Date;
}

/** An attempt as the store keeps it: duration and queue time from its jobs, never from an old run's updated_at. */
export function toRunRow(run: Run, { jobs, timingMs, now }: Known): RunRow {
  const waits = jobs.map(({ row }) => row.queueSec).filter((seconds) => seconds !== null);
  return {
    runId: run.id,
    attempt: attemptOf(run),
    workflowId: run.workflow_id ?? 0,
    workflowName: nameOf(run),
    event: run.event ?? 'unknown',
    status: run.status ?? 'unknown',
    conclusion: run.conclusion ?? null,
    durationSec: durationOf(run, { jobs, timingMs, now }),
    queueSec: waits.length > 0 ? waits.reduce((sum, seconds) => sum + seconds, 0) / waits.length : null,
    queueJobs: waits.length,
    createdAt: run.created_at,
    startedAt: run.run_started_at ?? run.created_at,
    updatedAt: run.updated_at ?? run.created_at,
  };
}

function durationOf(run: Run, { jobs, timingMs, now }: Known): number | null {
  const startedAt = run.run_started_at ?? run.created_at;
  const times = { status: run.status ?? 'unknown', startedAt, updatedAt: run.updated_at ?? null };
  const found = runSeconds(
    times,
    jobs.map((job) => job.times),
  );
  if (!found?.approximate) return found?.seconds ?? (times.status === 'completed' ? seconds(timingMs) : null);
  if (timingMs !== undefined) return seconds(timingMs);
  const age = now.getTime() - Date.parse(startedAt);
  return age <= FRESH_DAYS * DAY_MS ? found.seconds : null;
}

function seconds(ms: number | undefined): number | null {
  return ms === undefined ? null : ms / 1000;
}

/** A workflow without a name goes by its file. */
function nameOf({ name, path, workflow_id }: Run): string {
  return name || path?.split('/').at(-1)?.split('@')[0] || `Workflow ${workflow_id ?? 0}`;
}

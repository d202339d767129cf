import { MAX_RUN_DAYS } from '../constants';

export interface JobTimes {
  status: string;
  conclusion: string | null;
  runnerId: number | null;
  createdAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
}

/** Seconds a job waited for a runner; null if no runner completed it (GitHub says 0 or null), or without times. */
export function queueSeconds(job: JobTimes): number | null {
  if (job.status !== 'completed' || job.conclusion === 'skipped' || !job.runnerId) return null;
  return secondsBetween(job.createdAt, job.startedAt);
}

interface RunTimes {
  status: string;
  startedAt: string | null;
  updatedAt: string | null;
}

type JobSpan = Pick<JobTimes, 'conclusion' | 'startedAt' | 'completedAt'>;

/** From the first job's start to the last job's end, or approximately by the run's own times; null if neither is known. */
export function runSeconds(run: RunTimes, jobs: readonly JobSpan[]): { seconds: number; approximate: boolean } | null {
  if (run.status !== 'completed') return null;
  const ran = jobs.filter((job) => job.conclusion !== 'skipped');
  const starts = instants(ran.map((job) => job.startedAt));
  const ends = instants(ran.map((job) => job.completedAt));
  if (starts.length > 0 && ends.length === ran.length) {
    const seconds = (Math.max(...ends) - Math.min(...starts)) / 1_000;
    if (seconds >= 0) return { seconds, approximate: false };
  }
  const seconds = secondsBetween(run.startedAt, run.updatedAt);
  return seconds !== null && seconds <= MAX_RUN_DAYS * 86_400 ? { seconds, approximate: true } : null;
}

interface PullRequestTimes {
  createdAt: string;
  readyAt: string | null;
  mergedAt: string | null;
}

export function cycleTimeDays({ createdAt, readyAt, mergedAt }: PullRequestTimes): number | null {
  const seconds = secondsBetween(readyAt ?? createdAt, mergedAt);
  return seconds === null ? null : seconds / 86_400;
}

function secondsBetween(from: string | null, to: string | null): number | null {
  const seconds = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 1_000;
  return seconds >= 0 ? seconds : null;
}

function instants(times: readonly (string | null)[]): number[] {
  return times.map((time) => Date.parse(time ?? '')).filter((time) => !Number.isNaN(time));
}

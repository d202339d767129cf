import { MAX_RUN_DAYS } from './constants';

/** Times of a job, as ISO instants. */
export interface JobTimes {
  status: string;
  conclusion: string | null;
  runnerId: number | null;
  createdAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
}

/** Seconds a job waited for a runner; null where no runner finished it or GitHub did not note the times. */
export function queueSeconds(job: JobTimes): number | null {
  if (job.status !== 'completed' || job.conclusion === 'skipped' || job.runnerId === null) return null;
  return secondsBetween(job.createdAt, job.startedAt);
}

interface RunTimes {
  status: string;
  startedAt: string | null;
  updatedAt: string | null;
}

/** Seconds of a run: first job's start to last job's end, else by the run's own times; null where neither is sound. */
export function runSeconds(run: RunTimes, jobs: readonly JobTimes[]): { seconds: number; approximate: boolean } | null {
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
  /** When it left draft; null where it never was one. */
  readyAt: string | null;
  mergedAt: string | null;
}

/** Days to merge; null for what was not merged. */
export function cycleTimeDays({ createdAt, readyAt, mergedAt }: PullRequestTimes): number | null {
  const seconds = secondsBetween(readyAt ?? createdAt, mergedAt);
  return seconds === null ? null : seconds / 86_400;
}

/** Of values in any order; null of none. `share` 0.5 is the median; between two values it is interpolated. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  return below === undefined || above === undefined ? null : below + (above - below) * (position % 1);
}

/** null where a time is missing or they run backwards. */
function secondsBetween(from: string | null, to: string | null): number | null {
  const seconds = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 1_000;
  return seconds >= 0 ? seconds : null;
}

function instants(times: readonly (string | null)[]): number[] {
  return times.map((time) => Date.parse(time ?? '')).filter((time) => !Number.isNaN(time));
}

import type { BillingRow, JobRow, PrFactRow, RunRow } from '../rows';
import { randomOf, weighted } from './random';

interface Workflow {
  name: string;
  /** Runs a day. */
  daily: number;
  successRate: number;
  /** Seconds; null where nothing tells them. */
  duration: number | null;
  queue: number | null;
  retryRate: number;
}

/** Each colour of a success rate, with and without retries, durations and queues. */
const WORKFLOWS: readonly Workflow[] = [
  { name: 'CI', daily: 3, successRate: 0.96, duration: 312, queue: 7, retryRate: 0.06 },
  { name: 'Journeys', daily: 2, successRate: 0.8, duration: 1140, queue: 22, retryRate: 0.2 },
  { name: 'Nightly import', daily: 1, successRate: 0.45, duration: 5400, queue: 190, retryRate: 0 },
  { name: 'Deploy', daily: 0.4, successRate: 1, duration: 48, queue: null, retryRate: 0 },
  { name: 'Label', daily: 0.6, successRate: 0, duration: null, queue: null, retryRate: 0 },
  {
    name: 'A workflow with a name so long that a table has to decide what to do about it',
    daily: 0.3,
    successRate: 0.9,
    duration: 3,
    queue: 0,
    retryRate: 0,
  },
];

const DAYS = 84;
const MINUTE = 60_000;
/** Ends that say nothing of the code, one of which no list knows yet; they come first, so that recent runs show each. */
const ODD_ENDS: readonly { status: string; conclusion: string | null }[] = [
  ...['queued', 'in_progress', 'waiting'].map((status) => ({ status, conclusion: null })),
  ...[
    'neutral',
    'cancelled',
    'skipped',
    'stale',
    'action_required',
    'timed_out',
    'startup_failure',
    'not_yet_named',
  ].map((conclusion) => ({ status: 'completed', conclusion })),
];

/** Twelve weeks of runs, up to an hour before `today`, with one job each that tells its queue. */
export function sampleRuns(today: Date): { runs: RunRow[]; jobs: JobRow[] } {
  const random = randomOf(7);
  const last = today.getTime() - 60 * MINUTE;
  const runs = ODD_ENDS.map(({ status, conclusion }, index) =>
    runOf({
      runId: 900_000 + index,
      workflow: index % 3,
      start: last - index * 17 * MINUTE,
      status,
      conclusion,
      random,
    }),
  );
  for (let day = 1; day <= DAYS; day += 1)
    for (const [workflow, { daily, successRate, retryRate }] of WORKFLOWS.entries())
      for (let left = daily; left > 0 && (left >= 1 || random() < left); left -= 1) {
        const start = last - day * 24 * 60 * MINUTE - Math.floor(random() * 600) * MINUTE;
        const runId = runs.length + 1;
        const run = (attempt: number, conclusion: string) =>
          runOf({ runId, workflow, start, attempt, status: 'completed', conclusion, random });
        const end = random() < successRate ? 'success' : 'failure';
        if (random() < retryRate) runs.push(run(1, 'failure'), run(2, end));
        else runs.push(run(1, end));
      }
  return { runs, jobs: runs.flatMap(jobOf) };
}

interface Spec {
  runId: number;
  workflow: number;
  start: number;
  status: string;
  conclusion: string | null;
  attempt?: number;
  random: () => number;
}

function runOf({ runId, workflow, start, status, conclusion, attempt = 1, random }: Spec): RunRow {
  const { name = '', duration = null, queue = null } = WORKFLOWS[workflow] ?? {};
  const started = start + (attempt - 1) * 45 * MINUTE;
  const ran = status === 'completed' && conclusion !== 'skipped';
  const durationSec = ran && duration !== null ? Math.round(duration * (0.7 + random() * 0.6)) : null;
  return {
    ...{ runId, attempt, workflowId: 100 + workflow, workflowName: name, status, conclusion, durationSec },
    event: ['push', 'pull_request', 'schedule'][weighted([5, 4, 1], random)] ?? 'push',
    queueSec: ran && queue !== null ? Math.round(queue * (0.5 + random())) : null,
    queueJobs: ran && queue !== null ? 1 : 0,
    createdAt: iso(start),
    startedAt: iso(started),
    updatedAt: iso(started + (durationSec ?? 0) * 1000),
  };
}

function jobOf(run: RunRow): JobRow[] {
  if (run.queueSec === null) return [];
  const { runId, attempt, status, conclusion, queueSec, startedAt, updatedAt } = run;
  return [
    {
      ...{ runId, attempt, jobId: runId * 10 + attempt, name: 'build', status, conclusion, queueSec },
      ...{ createdAt: iso(Date.parse(startedAt) - queueSec * 1000), startedAt, completedAt: updatedAt },
    },
  ];
}

/** Weighed by machine, more than is included. */
export function sampleBilling(scope: string, today: Date): BillingRow {
  const minutes = { ubuntuMinutes: 1812.5, windowsMinutes: 214, macosMinutes: 47.25 };
  return {
    ...{ scope, asOfDate: iso(today.getTime()).slice(0, 10), includedMinutes: 2000, ...minutes },
    ...{ totalMinutesUsed: 2073.75, totalPaidMinutesUsed: 713 },
  };
}

/** Forty merges: within the minute, over months, and by an account that is gone. */
export function samplePrFacts(author: string, today: Date): PrFactRow[] {
  const random = randomOf(11);
  return Array.from({ length: 40 }, (_, index) => {
    const cycleTimeDays = index === 0 ? 0 : Math.round(random() ** 4 * 90_00) / 100;
    const merged = today.getTime() - index * 2 * 24 * 60 * MINUTE;
    return {
      ...{ number: 400 - index, author: index % 9 === 8 ? null : author, cycleTimeDays },
      ...{ mergedAt: iso(merged), createdAt: iso(merged - cycleTimeDays * 24 * 60 * MINUTE) },
    };
  });
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

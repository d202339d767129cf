import { DAY_MS, toIso } from '../../../dates';
import { mulberry32, weighted } from '../../../random';
import type { BillingRow, BranchCommitRow, Coverage, PrFactRow, RunRow } from '../rows';
import { SAMPLE_DEPLOY, SAMPLE_LEAD_HOURS, SAMPLE_WORKFLOWS } from './facts';

const WORKFLOWS = [...SAMPLE_WORKFLOWS, SAMPLE_DEPLOY];
const DAYS = 84;
const MINUTE = 60_000;
const DEPLOY_DELAY = 12 * MINUTE;
/** 12:04 UTC, which is 4:04 a.m. in winter where the sample's owner lives. */
const SCHEDULED = 724 * MINUTE;
const EVENTS = ['push', 'pull_request'];
const UNFINISHED = ['queued', 'in_progress', 'waiting'];
const UNUSUAL = ['cancelled', 'skipped', 'timed_out', 'neutral', 'stale', 'action_required', 'startup_failure'];
const ODD_ENDS = [
  ...UNFINISHED.map((status) => ({ status, conclusion: null })),
  ...UNUSUAL.map((conclusion) => ({ status: 'completed', conclusion })),
];

export function sampleRuns(today: Date): RunRow[] {
  const random = mulberry32(7);
  const draw = drawRuns(today, random);
  const last = today.getTime() - 60 * MINUTE;
  const runs = ODD_ENDS.map((end, index) =>
    // The intervals grow from minutes to weeks, so only a few of these are among the runs that the page lists.
    draw({ ...end, runId: 900_000 + index, workflow: index % 3, start: last - Math.round(17 * 2.4 ** index) * MINUTE }),
  );
  for (let day = 1; day < DAYS; day += 1) {
    const conclusion = random() < SAMPLE_DEPLOY.successRate ? 'success' : 'failure';
    const start = today.getTime() - day * DAY_MS + DEPLOY_DELAY;
    runs.push(draw({ runId: 800_000 + day, workflow: SAMPLE_WORKFLOWS.length, start, conclusion }));
    for (const [workflow, { daily, successRate, retryRate, event }] of SAMPLE_WORKFLOWS.entries())
      for (let left = daily; left > 0 && (left >= 1 || random() < left); left -= 1) {
        const drawn = last - day * DAY_MS - Math.floor(random() * 600) * MINUTE;
        const midnight = Math.floor(today.getTime() / DAY_MS - day) * DAY_MS;
        const start = event === 'schedule' ? midnight + SCHEDULED : drawn;
        const run = { runId: runs.length + 1, workflow, start };
        const conclusion = random() < successRate ? 'success' : 'failure';
        const isRetried = random() < retryRate;
        if (isRetried) runs.push(draw({ ...run, conclusion: 'failure' }));
        runs.push(draw({ ...run, conclusion, attempt: isRetried ? 2 : 1 }));
      }
  }
  return runs;
}

export function sampleCoverage(today: Date): Coverage {
  return { since: toIso(today.getTime() - DAYS * DAY_MS), until: toIso(today.getTime()) };
}

interface SampleRun {
  runId: number;
  /** Index of WORKFLOWS. */
  workflow: number;
  start: number;
  status?: string;
  conclusion: string | null;
  attempt?: number;
}

function drawRuns(today: Date, random: () => number) {
  return ({ runId, workflow, start, status = 'completed', conclusion, attempt = 1 }: SampleRun): RunRow => {
    const { name = '', duration = null, queue = null, event: always } = WORKFLOWS[workflow] ?? {};
    const started = start + (attempt - 1) * 45 * MINUTE;
    const ran = status === 'completed' && conclusion !== 'skipped';
    const durationSec = ran && duration !== null ? Math.round(duration * (0.7 + random() * 0.6)) : null;
    const event = always ?? EVENTS[weighted([5, 4], random)] ?? 'push';
    return {
      runId,
      attempt,
      workflowId: 100 + workflow,
      workflowName: name,
      event,
      headBranch: event === 'pull_request' ? 'feature' : SAMPLE_BRANCH,
      headSha: mergeSha(Math.ceil((today.getTime() - start) / DAY_MS)),
      status,
      conclusion,
      durationSec,
      queueSec: ran && queue !== null ? Math.round(queue * (0.5 + random())) : null,
      queueJobs: ran && queue !== null ? 1 : 0,
      createdAt: toIso(start),
      startedAt: toIso(started),
      updatedAt: toIso(started + (durationSec ?? 0) * 1000),
      jobs: null,
    };
  };
}

export const SAMPLE_BRANCH = 'main';
const MERGES = 90;

export function sampleBranch(): BranchCommitRow[] {
  return Array.from({ length: MERGES }, (_, ago) => ({
    sha: mergeSha(ago),
    parents: [mergeSha(ago + 1)],
    reverts: ago % 16 === 2 ? [mergeSha(ago + 1)] : [],
  }));
}

function mergeSha(ago: number): string {
  return `sample-merge-${ago}`;
}

export function samplePrFacts(author: string, today: Date): PrFactRow[] {
  const random = mulberry32(11);
  return Array.from({ length: MERGES - 10 }, (_, index) => {
    // The cube of a random number has its median at an eighth.
    const cycleTimeDays = index === 0 ? 0 : Math.round(random() ** 3 * SAMPLE_LEAD_HOURS * 1900) / 10_000;
    const merged = today.getTime() - index * DAY_MS;
    const created = merged - cycleTimeDays * DAY_MS;
    const isReviewed = index % 4 !== 3;
    return {
      number: 400 - index,
      author: index % 9 === 8 ? null : author,
      isBot: index % 7 === 5,
      baseBranch: { 12: 'change-13', 31: 'release' }[index] ?? SAMPLE_BRANCH,
      headBranch: `change-${index}`,
      mergeSha: mergeSha(index),
      isHotfix: index % 27 === 4,
      cycleTimeDays,
      mergedAt: toIso(merged),
      createdAt: toIso(created),
      times: {
        firstCommitAt: toIso(created - random() ** 2 * 0.12 * DAY_MS),
        firstReviewAt: isReviewed ? toIso(created + (merged - created) * random()) : null,
      },
    };
  });
}

export function sampleBill(scope: string, today: Date): BillingRow {
  return {
    scope,
    asOfDate: today.toISOString().slice(0, 10),
    totalMinutesUsed: 2314,
    includedMinutes: 2000,
    totalPaidMinutesUsed: 711,
    ubuntuMinutes: 2053,
    windowsMinutes: 214,
    macosMinutes: 47,
    countedMinutes: 2711,
    freeMinutes: 240,
  };
}

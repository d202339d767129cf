import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { count, number } from './figure-texts';
import { isSuccess, mondayOf, PIPELINE, quantile } from './pipeline-figures';
import { rowsOf } from './store';

const DEPLOYMENTS: string[] = matter(readFileSync('content/profile.mdx', 'utf8')).data.deploymentWorkflows;
const DAY = 86_400_000;
const HOUR = 3_600_000;

const time = (instant: unknown) => Date.parse(String(instant));

/** The last attempt of each run of a deployment workflow, with the time when its last job ended. */
async function readDeployments() {
  const runs = await rowsOf(`SELECT *, (SELECT max(completed_at) FROM job_fact job WHERE job.pipeline = run.pipeline
      AND job.run_id = run.run_id AND job.attempt = run.attempt) AS last_job
    FROM workflow_run run WHERE ${PIPELINE} AND replaced IS NULL AND event <> 'pull_request' AND attempt =
      (SELECT max(attempt) FROM workflow_run other WHERE other.pipeline = run.pipeline AND other.run_id = run.run_id)`);
  return runs
    .filter((run) => DEPLOYMENTS.includes(String(run.workflow_name)) && run.status === 'completed')
    .map((run) => ({
      name: String(run.workflow_name),
      hasSucceeded: isSuccess(run),
      hasFailed: ['failure', 'timed_out', 'startup_failure'].includes(`${run.conclusion}`),
      createdAt: time(run.created_at),
      startedAt: time(run.started_at),
      endedAt: run.last_job === null ? time(run.started_at) + 1000 * number(run.duration_sec) : time(run.last_job),
    }));
}

/** What a time says about deployments and merged pull requests; durations in hours. */
export async function deliveryFigures(since: string, until: string) {
  const isInTime = (at: number) => at >= time(since) && at < time(until);
  const runs = await readDeployments();
  const pullRequests = await rowsOf(`SELECT * FROM pr_fact LEFT JOIN pr_times USING (pipeline, number)
    WHERE ${PIPELINE}`);
  const merged = pullRequests.filter((one) => isInTime(time(one.merged_at)));
  const earliest = (all: typeof runs, by: 'createdAt' | 'endedAt') => all.toSorted((a, b) => a[by] - b[by])[0];
  const next = (failed: (typeof runs)[number]) =>
    earliest(
      runs.filter((run) => run.name === failed.name && run.hasSucceeded && run.endedAt > failed.endedAt),
      'endedAt',
    );
  const failures = runs.filter(({ hasFailed }) => hasFailed);
  const restored = failures.flatMap((failed) => {
    const success = next(failed);
    // Of several failures before the same success, the first counts.
    const first = earliest(
      failures.filter((other) => other.name === failed.name && next(other) === success),
      'endedAt',
    );
    return success && first === failed && isInTime(failed.startedAt) ? [(success.endedAt - failed.endedAt) / HOUR] : [];
  });
  return {
    deployments: runs.filter((run) => run.hasSucceeded && isInTime(run.startedAt)).length,
    failed: failures.filter(({ startedAt }) => isInTime(startedAt)).length,
    weeks: (time(until) - time(since)) / (7 * DAY),
    lead: merged.flatMap((one) => {
      const deployed = earliest(
        runs.filter((run) => run.hasSucceeded && run.createdAt >= time(one.merged_at)),
        'createdAt',
      );
      return deployed && one.first_commit_at ? [(deployed.endedAt - time(one.first_commit_at)) / HOUR] : [];
    }),
    cycle: merged.map((one) => 24 * number(one.cycle_time_days)),
    review: merged.flatMap((one) => {
      const opened = time(one.merged_at) - DAY * number(one.cycle_time_days);
      return one.first_review_at ? [Math.max(0, time(one.first_review_at) - opened) / HOUR] : [];
    }),
    restored,
  };
}

/** "5.2 hours" or "3.4 days", as the dashboard writes a number of hours. */
function timeText(hours: number | null): string {
  if (hours === null) return '—';
  if (hours < 1) return `${Math.round(60 * hours)} min`;
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${(hours / 24).toFixed(1)} days`;
}

/** The rows of the panel: the value, how many values it is made of, and how they are spread. A file has `figure`. */
export function deliveryRows(figures: Awaited<ReturnType<typeof deliveryFigures>>) {
  const { deployments, failed, weeks, lead, cycle, review, restored } = figures;
  const runs = deployments + failed;
  const spread = (name: string, values: number[], noun: string, unit: 'days' | 'hours') => {
    const basis = `${count(values.length)} ${noun}`;
    if (values.length < 5)
      return { name, value: '—', basis: `Only ${basis}; at least 5 needed`, spread: '', figure: null };
    const [median, p90] = [0.5, 0.9].map((share) => timeText(quantile(values, share)));
    const figure = (quantile(values, 0.5) ?? 0) / (unit === 'days' ? 24 : 1);
    return { name, value: median, basis, spread: `median; p90 ${p90}, `, figure };
  };
  const rate = (name: string, figure: number, value: string, basis: string) => ({
    name,
    value,
    basis,
    spread: '',
    figure,
  });
  const [deploymentsPerWeek, mergesPerWeek] = [deployments / weeks, cycle.length / weeks];
  return [
    rate(
      'Deployment frequency',
      deploymentsPerWeek,
      `${deploymentsPerWeek.toFixed(1)} a week`,
      `${deployments} deployments`,
    ),
    spread('Lead time for changes', lead, 'deployed pull requests', 'days'),
    rate(
      'Change failure rate',
      (100 * failed) / runs,
      `${((100 * failed) / runs).toFixed(1)}%`,
      `${failed} of ${runs} runs failed`,
    ),
    spread('Time to restore', restored, 'restored failures', 'hours'),
    rate('Merged', mergesPerWeek, `${mergesPerWeek.toFixed(1)} a week`, `${cycle.length} pull requests`),
    spread('Cycle time', cycle, 'pull requests', 'days'),
    spread('Time to first review', review, 'reviewed pull requests', 'hours'),
  ];
}

const BOUNDS = [0, 1, 4, 24, 48, 96, 168, 336, 720, Infinity];

/** How many durations are in each column of a chart. */
export function inColumns(hours: number[]): number[] {
  return BOUNDS.slice(1).map((end, index) => hours.filter((one) => one >= Number(BOUNDS[index]) && one < end).length);
}

/** By week of a time, as on the page: merged pull requests, deployments, and the median of the cycle times in days. */
export async function deliveryWeekFigures(since: string, until: string) {
  const isInTime = (at: unknown) => time(at) >= time(since) && time(at) < time(until);
  const merged = (await rowsOf(`SELECT * FROM pr_fact WHERE ${PIPELINE}`)).filter((row) => isInTime(row.merged_at));
  const deployed = (await readDeployments()).flatMap((run) =>
    run.hasSucceeded ? new Date(run.startedAt).toISOString() : [],
  );
  const weeks: string[] = [];
  for (let week = mondayOf(since); time(week) < time(until); week = dateAfter(week, 7)) weeks.push(week);
  return weeks.map((week) => {
    const own = merged.filter((row) => mondayOf(String(row.merged_at)) === week);
    return {
      ...{ week, merges: own.length },
      deployments: deployed.filter((at) => isInTime(at) && mondayOf(at) === week).length,
      cycleTime: quantile(
        own.map((row) => row.cycle_time_days),
        0.5,
      ),
    };
  });
}

function dateAfter(date: string, days: number): string {
  return new Date(time(date) + days * DAY).toISOString().slice(0, 10);
}

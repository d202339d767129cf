import type { Row } from '@libsql/client';
import { count, minutes, number, percent, seconds } from './figure-texts';
import { rowsOf, statsRepo } from './store';

export const PIPELINE = `pipeline = (SELECT key FROM pipeline WHERE full_name = '${statsRepo}')`;
const ENDED = "status = 'completed' AND conclusion IN ('success', 'failure', 'timed_out', 'startup_failure')";

export const isSuccess = (run: Row) => run.conclusion === 'success';
const rate = (runs: Row[]) => (runs.length > 0 ? percent(runs.filter(isSuccess).length, runs.length) : '—');

/** The value below which a share of the values lies, interpolated between the two around it; null without values. */
export function quantile(values: unknown[], share: number): number | null {
  const sorted = values
    .filter((value) => value !== null)
    .map(number)
    .sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place));
}

function spread(values: unknown[], format: (value: number) => string): string {
  const known = values.filter((value) => value !== null);
  const [median, p90] = [quantile(known, 0.5), quantile(known, 0.9)];
  if (median === null || p90 === null) return '—';
  return `median ${format(median)}, p90 ${format(p90)}, n ${count(known.length)}`;
}

/** The rows of the table by workflow and week, computed from the single attempts. */
export async function workflowFigures() {
  const runs = await rowsOf(`SELECT *, date(started_at, '-6 days', 'weekday 1') AS week FROM workflow_run
    WHERE ${PIPELINE} AND replaced IS NULL AND ${ENDED} AND started_at >= date('now', '-28 days')`);
  const waits = await rowsOf(`SELECT run_id, attempt, queue_sec FROM job_fact WHERE ${PIPELINE}`);
  const attempts = await rowsOf(
    `SELECT run_id, max(attempt) AS last FROM workflow_run WHERE ${PIPELINE} GROUP BY run_id`,
  );
  const isLast = (run: Row) => attempts.some(({ run_id, last }) => run_id === run.run_id && last === run.attempt);
  const groups = Map.groupBy(runs, ({ week, workflow_name }) => `${week} ${workflow_name}`);
  const table = [...groups.values()].map((group) => {
    const ids = new Set(group.map(({ run_id }) => run_id));
    const retried = new Set(group.filter(({ attempt }) => number(attempt) > 1).map(({ run_id }) => run_id));
    const jobs = waits.filter((job) => group.some((run) => run.run_id === job.run_id && run.attempt === job.attempt));
    return {
      week: String(group[0]?.week),
      runs: group.length,
      name: String(group[0]?.workflow_name),
      texts: [
        percent(group.filter(({ conclusion }) => conclusion === 'success').length, group.length),
        count(group.length),
        minutes(mean(group.map((run) => run.duration_sec))),
        seconds(mean(jobs.map((job) => job.queue_sec))),
        percent(retried.size, ids.size),
      ],
      spread: [
        `by run ${rate(group.filter((run) => isLast(run)))}, first attempt ${rate(group.filter((run) => run.attempt === 1))}`,
        spread(
          group.filter(isSuccess).map((run) => run.duration_sec),
          minutes,
        ),
        spread(
          group.filter((run) => !isSuccess(run)).map((run) => run.duration_sec),
          minutes,
        ),
        spread(
          jobs.map((job) => job.queue_sec),
          seconds,
        ),
      ],
    };
  });
  return table
    .sort((a, b) => b.week.localeCompare(a.week) || b.runs - a.runs || (a.name < b.name ? -1 : 1))
    .slice(0, 10);
}

/** The latest runs, each with its latest attempt. */
export async function runFigures() {
  const rows = await rowsOf(`SELECT * FROM workflow_run WHERE ${PIPELINE} AND replaced IS NULL
    AND (run_id, attempt) IN (SELECT run_id, max(attempt) FROM workflow_run WHERE ${PIPELINE} GROUP BY run_id)
    ORDER BY started_at DESC, run_id DESC LIMIT 15`);
  return rows.map((row) => ({
    name: String(row.workflow_name),
    badge: String(row.conclusion ?? row.status).replaceAll('_', ' '),
    ran: `ran ${minutes(mean([row.duration_sec]))}`,
    queued: `queued ${seconds(mean([row.queue_sec]))}`,
    startedAt: String(row.started_at),
  }));
}

export async function minuteFigures() {
  const [row] =
    await rowsOf(`SELECT ubuntu_minutes - free_minutes + 2 * windows_minutes + 10 * macos_minutes AS used, * FROM billing
    WHERE scope = 'user:${statsRepo.split('/')[0]}' ORDER BY collection DESC, month DESC LIMIT 1`);
  return row;
}

function mean(values: unknown[]): number | null {
  const known = values.filter((value) => value !== null).map(number);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

/** Counts of a time by workflow, from the single attempts; most attempts first. */
export async function trendFigures(since: string, until: string) {
  const attempts = await rowsOf(`SELECT * FROM workflow_run WHERE ${PIPELINE} AND replaced IS NULL`);
  const inTime = attempts.filter(({ started_at: at }) => String(at) >= since && String(at) < until);
  const waits = await rowsOf(`SELECT run_id, attempt, queue_sec FROM job_fact WHERE ${PIPELINE}`);
  const waitsOf = (runs: Row[]) =>
    waits
      .filter((job) => runs.some((run) => run.run_id === job.run_id && run.attempt === job.attempt))
      .map((job) => job.queue_sec);
  const hasEnded = ({ conclusion }: Row) =>
    ['success', 'failure', 'timed_out', 'startup_failure'].includes(`${conclusion}`);
  const others = (run: Row) => attempts.filter(({ run_id }) => run_id === run.run_id);
  return [...Map.groupBy(inTime.filter(hasEnded), ({ workflow_name }) => String(workflow_name))]
    .map(([name, runs]) => {
      const last = runs.filter((run) => others(run).every(({ attempt }) => number(attempt) <= number(run.attempt)));
      const isRepaired = (run: Row) =>
        others(run).some((one) => number(one.attempt) < number(run.attempt) && !isSuccess(one));
      const durations = runs.flatMap(({ duration_sec }) => (duration_sec === null ? [] : [number(duration_sec)]));
      return {
        ...{ name, runs: runs.length, successes: runs.filter(isSuccess).length, ended: last.length },
        repaired: last.filter((run) => isSuccess(run) && isRepaired(run)).length,
        duration: spread(durations, minutes),
        weeks: [...Map.groupBy(runs, ({ started_at }) => mondayOf(String(started_at)))]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([week, own]) => ({
            ...{ week, rate: rate(own) },
            duration: [0.5, 0.9].map((share) =>
              minutes(
                quantile(
                  own.map((run) => run.duration_sec),
                  share,
                ),
              ),
            ),
            queue: [0.5, 0.9].map((share) => seconds(quantile(waitsOf(own), share))),
          })),
      };
    })
    .sort((a, b) => b.runs - a.runs || (a.name < b.name ? -1 : 1));
}

export function mondayOf(instant: string): string {
  const day = new Date(instant.slice(0, 10));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Weighted minutes by month, such as ["2026-11", 2713, 2000]. */
export async function monthFigures() {
  const rows =
    await rowsOf(`SELECT month, ubuntu_minutes - free_minutes + 2 * windows_minutes + 10 * macos_minutes AS used,
    included_minutes AS included FROM billing WHERE scope = 'user:${statsRepo.split('/')[0]}' ORDER BY month`);
  return rows.map(({ month, used, included }) => [month, used, included]);
}

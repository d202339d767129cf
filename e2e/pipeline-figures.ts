import { count, minutes, number, percent, seconds } from './figure-texts';
import { readRows, statsRepo } from './store';

const PIPELINE = `pipeline = (SELECT key FROM pipeline WHERE full_name = '${statsRepo}')`;
const ENDED = "status = 'completed' AND conclusion IN ('success', 'failure', 'timed_out', 'startup_failure')";

/** The rows of the table by workflow and week, computed from the single attempts. */
export async function workflowFigures() {
  const runs = await readRows(`SELECT *, date(started_at, '-6 days', 'weekday 1') AS week FROM workflow_run
    WHERE ${PIPELINE} AND replaced IS NULL AND ${ENDED} AND started_at >= date('now', '-28 days')`);
  const groups = Map.groupBy(runs, ({ week, workflow_name }) => `${week} ${workflow_name}`);
  const table = [...groups.values()].map((group) => {
    const ids = new Set(group.map(({ run_id }) => run_id));
    const retried = new Set(group.filter(({ attempt }) => number(attempt) > 1).map(({ run_id }) => run_id));
    const waits = group.flatMap((run) => Array(number(run.queue_jobs)).fill(run.queue_sec));
    return {
      week: String(group[0]?.week),
      runs: group.length,
      name: String(group[0]?.workflow_name),
      texts: [
        percent(group.filter(({ conclusion }) => conclusion === 'success').length, group.length),
        count(group.length),
        minutes(mean(group.map((run) => run.duration_sec))),
        seconds(mean(waits)),
        percent(retried.size, ids.size),
      ],
    };
  });
  return table
    .sort((a, b) => b.week.localeCompare(a.week) || b.runs - a.runs || (a.name < b.name ? -1 : 1))
    .slice(0, 10)
    .map(({ name, texts }) => [name, ...texts].join(' '));
}

/** The latest runs, each with its latest attempt. */
export async function runFigures() {
  const rows = await readRows(`SELECT * FROM workflow_run WHERE ${PIPELINE} AND replaced IS NULL
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
    await readRows(`SELECT ubuntu_minutes - free_minutes + 2 * windows_minutes + 10 * macos_minutes AS used, * FROM billing
    WHERE scope = 'user:${statsRepo.split('/')[0]}' ORDER BY collection DESC, month DESC LIMIT 1`);
  return row;
}

function mean(values: unknown[]): number | null {
  const known = values.filter((value) => value !== null).map(number);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

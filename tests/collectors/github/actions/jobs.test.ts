import { expect, test } from 'vitest';
import { fetchJobs } from '../../../../lib/collectors/github/actions/jobs';
import { toRunRow } from '../../../../lib/collectors/github/actions/run-row';
import type { Run } from '../../../../lib/collectors/github/actions/runs';
import { fakeGithub } from '../fake-github';

const NOW = new Date('2026-11-21T08:00:00Z');
const RUN: Run = {
  ...{ id: 7, name: 'CI', event: 'push', status: 'completed', conclusion: 'success', workflow_id: 3, run_attempt: 1 },
  ...{ created_at: '2026-11-20T10:00:00Z', run_started_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:10:00Z' },
};
const job = (id: number, more: object = {}) => ({
  ...{ id, name: `job ${id}`, status: 'completed', conclusion: 'success', runner_id: 1 },
  ...{ created_at: '2026-11-20T10:00:00Z', started_at: '2026-11-20T10:00:08Z', completed_at: '2026-11-20T10:04:00Z' },
  ...more,
});
const NINE = '2026-11-20T09:00:00Z';
const skipped = job(2, { conclusion: 'skipped', runner_id: null, started_at: NINE, completed_at: NINE });
const queued = job(3, { status: 'queued', conclusion: null, runner_id: null, completed_at: null });
const undated = job(4, { created_at: null });

async function readRow(jobs: object[], run: Partial<Run> = {}) {
  const { api } = fakeGithub(() => ({ total_count: jobs.length, jobs }));
  const fetched = await fetchJobs(api, '/repos/o/r', { ...RUN, ...run }, { reruns: false });
  return toRunRow({ ...RUN, ...run }, { jobs: fetched, now: NOW });
}

test('the queue time of a run is the mean of its jobs, its duration spans all jobs', async () => {
  const times = { started_at: '2026-11-20T10:04:04Z', completed_at: '2026-11-20T10:06:00Z' };
  const later = job(5, { created_at: '2026-11-20T10:04:00Z', ...times });
  expect(await readRow([job(1), later])).toMatchObject({ queueSec: 6, queueJobs: 2, durationSec: 352 });
});

test('jobs that a partial rerun repeats do not count for it', async () => {
  const at = '2026-11-20T12:00:00Z';
  const rerun = job(5, { created_at: at, started_at: at, completed_at: '2026-11-20T12:02:00Z' });
  const row = await readRow([job(1), rerun], { run_attempt: 2, run_started_at: at });
  expect(row).toMatchObject({ queueSec: 0, queueJobs: 1, durationSec: 120 });
});

test('skipped, queued and undated jobs have no queue time', async () => {
  expect(await readRow([job(1), skipped, undated])).toMatchObject({ queueSec: 8, queueJobs: 1, durationSec: 232 });
  const running = await readRow([queued], { status: 'in_progress', conclusion: null });
  expect(running).toMatchObject({ queueSec: null, queueJobs: 0, durationSec: null, conclusion: null });
});

test.each<[string, Partial<Run>, number | null]>([
  ['its own times while it is fresh', {}, 600],
  ['nothing, when it was touched a year later', { run_started_at: '2025-10-15T10:00:00Z' }, null],
  ['nothing, when it runs', { status: 'in_progress' }, null],
])('the duration of a run without jobs comes from %s', async (_, run, expected) => {
  expect((await readRow([], run)).durationSec).toBe(expected);
});

test('unknown statuses and conclusions are kept', async () => {
  const row = await readRow([job(1, { status: 'dreaming', conclusion: 'maybe' })], { conclusion: 'maybe' });
  expect(row).toMatchObject({ conclusion: 'maybe', queueSec: null });
});

test('a workflow without a name is named after its file or its id', async () => {
  const names = [{ name: null, path: '.github/workflows/ci.yml@main' }, { name: '' }].map((run) => readRow([], run));
  expect((await Promise.all(names)).map(({ workflowName }) => workflowName)).toEqual(['ci.yml', 'Workflow 3']);
});

test.each([
  [1, false, 'GET /repos/o/r/actions/runs/7/jobs?filter=latest&per_page=100'],
  [2, true, 'GET /repos/o/r/actions/runs/7/attempts/2/jobs?per_page=100'],
])('jobs of attempt %i of a rerun (%s) are read from %s', async (run_attempt, reruns, path) => {
  const github = fakeGithub(() => ({ jobs: [] }));
  await fetchJobs(github.api, '/repos/o/r', { ...RUN, run_attempt }, { reruns });
  expect(github.asked.map(({ what }) => what)).toEqual([path]);
});

test('a run with only the required fields is kept', async () => {
  const fields = ['event', 'workflow_id', 'updated_at', 'run_started_at', 'run_attempt', 'status'];
  const bare = Object.fromEntries(fields.map((field) => [field, null]));
  expect(await readRow([], bare)).toMatchObject({ event: 'unknown', attempt: 1, status: 'unknown', durationSec: null });
});

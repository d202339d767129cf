import type { Collection } from '../../dev-stats/store/collection';
import type { KnownRun } from '../../dev-stats/store/pipelines';
import type { ActionsRepository } from '../../dev-stats/store/rows';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './client';
import { GithubError } from './errors';
import { fetchJobs } from './jobs';
import { fetchTiming, toRunRow } from './run-row';
import { attemptOf, type CreatedRange, fetchAttempt, listRuns, type RepositoryPath, type Run } from './runs';

const MAX_ATTEMPTS = 100;

export interface RunsContext {
  api: GithubApi;
  collection: Collection;
  repository: ActionsRepository;
  path: RepositoryPath;
  now: () => Date;
  progress: Progress;
}

export interface RunCounts {
  runs: number;
  attempts: number;
  /** Attempts whose jobs GitHub has deleted. */
  withoutJobs: number;
}

/** Saves all attempts of the runs created in a range. Each is saved at once, so that the next collection can resume. */
export async function collectRuns(context: RunsContext, range: CreatedRange): Promise<RunCounts> {
  const counts: RunCounts = { runs: 0, attempts: 0, withoutJobs: 0 };
  for await (const page of listRuns(context.api, context.path, range)) {
    const known = await completedAttempts(context, page);
    for (const run of page) {
      counts.runs += 1;
      for (const attempt of await newAttempts(context, run, known)) {
        counts.attempts += 1;
        if (!(await saveAttempt(context, attempt, run))) counts.withoutJobs += 1;
      }
      context.progress.step();
    }
  }
  return counts;
}

async function completedAttempts({ collection, repository }: RunsContext, page: Run[]): Promise<Set<string>> {
  const times = page.map(({ created_at }) => Date.parse(created_at));
  if (times.length === 0) return new Set();
  const window = { from: iso(Math.min(...times)), to: iso(Math.max(...times) + 1000) };
  const known = await collection.knownRuns(repository, window);
  return new Set(known.filter(({ status }) => status === 'completed').map(keyOf));
}

async function newAttempts({ api, path }: RunsContext, run: Run, known: Set<string>): Promise<Run[]> {
  const latest = attemptOf(run);
  const attempts: Run[] = [];
  for (let attempt = Math.max(1, latest - MAX_ATTEMPTS); attempt < latest; attempt += 1) {
    if (known.has(keyOf({ runId: run.id, attempt }))) continue;
    const earlier = await unlessDeleted(() => fetchAttempt(api, path, run.id, attempt));
    if (earlier) attempts.push({ ...earlier, run_attempt: attempt });
  }
  if (run.status !== 'completed' || !known.has(keyOf({ runId: run.id, attempt: latest }))) attempts.push(run);
  return attempts;
}

/** Saves the jobs before the run: every stored run has its jobs. Returns false if GitHub has deleted the jobs. */
async function saveAttempt(context: RunsContext, run: Run, latest: Run): Promise<boolean> {
  const { api, collection, repository, path, now } = context;
  const jobs = await unlessDeleted(() => fetchJobs(api, path, run, { reruns: attemptOf(latest) > 1 }));
  const needsTiming = run.status === 'completed' && !jobs?.length && run === latest;
  const timingMs = needsTiming ? await fetchTiming(api, path, run.id) : undefined;
  const rows = jobs?.map(({ row }) => row) ?? [];
  if (rows.length > 0) await collection.saveJobs(repository, rows);
  await collection.saveRuns(repository, [toRunRow(run, { jobs: jobs ?? [], timingMs, now: now() })]);
  return jobs !== undefined;
}

async function unlessDeleted<T>(fetch: () => Promise<T>): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof GithubError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

function keyOf({ runId, attempt }: Pick<KnownRun, 'runId' | 'attempt'>): string {
  return `${runId}/${attempt}`;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

import { toIso } from '../../../dates';
import type { ActionsRepository } from '../../../dev-stats/store/rows';
import type { Collection } from '../../../dev-stats/store/write/collection';
import { attemptKey, type KnownRun, type PipelineWriter } from '../../../dev-stats/store/write/pipelines';
import type { Progress } from '../../shared/progress';
import type { GithubApi } from '../api/client';
import { GithubError, recoverable } from '../api/errors';
import { fetchJobs } from './jobs';
import { toRunBranch, toRunRow } from './run-row';
import { type CreatedRange, fetchAttempt, listRuns, type RepositoryPath, type Run, readAttempt } from './runs';

const MAX_ATTEMPTS = 100;
/** After these many failures in a row the collection ends, because the cause is not in the runs. */
const MAX_FAILURES_IN_A_ROW = 10;
/** Collections that ask for the jobs of an attempt after GitHub has answered that it has none. */
const MAX_JOB_REQUESTS = 3;

export interface RunsContext {
  api: GithubApi;
  collection: Collection;
  pipeline: PipelineWriter;
  repository: ActionsRepository;
  path: RepositoryPath;
  now: () => Date;
  progress: Progress;
}

export interface RunCounts {
  runs: number;
  /** When the oldest one was created, in seconds. */
  oldest: number;
  attempts: number;
  failed: number;
}

/** Saves all attempts of the runs created in a range. Each is saved at once, so that the next collection can resume. */
export async function collectRuns(context: RunsContext, range: CreatedRange): Promise<RunCounts> {
  const counts: RunCounts = { runs: 0, oldest: Number.POSITIVE_INFINITY, attempts: 0, failed: 0 };
  const listed = new Set<number>();
  let inARow = 0;
  for await (const page of readRuns(context, range)) {
    const known = await completedAttempts(context, page);
    await context.pipeline.saveBranches(page.map(toRunBranch));
    for (const run of page) {
      // A run that starts meanwhile shifts the pages, and the last run of one is the first of the next.
      if (listed.has(run.id)) continue;
      listed.add(run.id);
      counts.oldest = Math.min(counts.oldest, Date.parse(run.created_at) / 1000);
      const failure = await saveRun(context, run, { known, counts });
      if (failure) context.progress.note(`Run ${run.id} could not be read: ${failure.message}`);
      inARow = failure ? inARow + 1 : 0;
      if (failure && inARow >= MAX_FAILURES_IN_A_ROW) throw failure;
      context.progress.step();
    }
  }
  return { ...counts, runs: listed.size };
}

async function* readRuns({ api, path, repository }: RunsContext, range: CreatedRange): AsyncGenerator<Run[]> {
  try {
    yield* listRuns(api, path, range);
  } catch (error) {
    if (!(error instanceof GithubError) || error.kind !== 'not-found') throw error;
    const { owner, name, isPrivate } = repository;
    const subject = isPrivate ? 'the private repository in STATS_REPO' : `${owner}/${name}`;
    const message = `The workflow runs of ${subject} cannot be read: Actions are off there, or the token may not read them.`;
    throw new GithubError('not-found', message, { status: 404 });
  }
}

interface Saving {
  known: Set<string>;
  counts: RunCounts;
}

async function saveRun(context: RunsContext, run: Run, { known, counts }: Saving): Promise<GithubError | undefined> {
  try {
    for (const attempt of await newAttempts(context, run, known)) {
      await saveAttempt(context, attempt, run);
      counts.attempts += 1;
    }
    return undefined;
  } catch (error) {
    counts.failed += 1;
    return recoverable(error);
  }
}

async function completedAttempts({ collection, pipeline }: RunsContext, page: Run[]): Promise<Set<string>> {
  const times = page.map(({ created_at }) => Date.parse(created_at));
  if (times.length === 0) return new Set();
  const window = { from: toIso(Math.min(...times)), to: toIso(Math.max(...times) + 1000) };
  const completed = new Set<string>();
  for (const run of await pipeline.knownRuns(window)) {
    if (run.status !== 'completed') continue;
    const requests = run.jobs ? 0 : await jobRequests(collection, run);
    if (requests === 0 || requests >= MAX_JOB_REQUESTS) completed.add(attemptKey(run));
  }
  return completed;
}

async function jobRequests(collection: Collection, run: Attempt): Promise<number> {
  return Number((await collection.getCheckpoint(jobsKey(run))) ?? 0);
}

async function newAttempts({ api, path }: RunsContext, run: Run, known: Set<string>): Promise<Run[]> {
  const latest = readAttempt(run);
  const attempts: Run[] = [];
  for (let attempt = Math.max(1, latest - MAX_ATTEMPTS); attempt < latest; attempt += 1) {
    if (known.has(attemptKey({ runId: run.id, attempt }))) continue;
    const earlier = await unlessDeleted(() => fetchAttempt(api, path, run.id, attempt));
    // GitHub gives an attempt a creation time of its own. Known attempts are found by that of the run.
    if (earlier) attempts.push({ ...earlier, run_attempt: attempt, created_at: run.created_at });
  }
  if (run.status !== 'completed' || !known.has(attemptKey({ runId: run.id, attempt: latest }))) attempts.push(run);
  return attempts;
}

async function saveAttempt(context: RunsContext, run: Run, latest: Run): Promise<void> {
  const { api, collection, pipeline, path, now } = context;
  const jobs = await unlessDeleted(() => fetchJobs(api, path, run, { reruns: readAttempt(latest) > 1 }));
  const attempt = { runId: run.id, attempt: readAttempt(run) };
  if (!jobs) await collection.setCheckpoint(jobsKey(attempt), String((await jobRequests(collection, attempt)) + 1));
  await pipeline.saveRuns([toRunRow(run, { jobs: jobs ?? [], now: now() })]);
}

async function unlessDeleted<T>(fetch: () => Promise<T>): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof GithubError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

type Attempt = Pick<KnownRun, 'runId' | 'attempt'>;

const jobsKey = (run: Attempt) => `no jobs ${attemptKey(run)}`;

import type { Collection } from '../../dev-stats/store/collection';
import type { KnownRun } from '../../dev-stats/store/pipelines';
import type { ActionsRepository } from '../../dev-stats/store/rows';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './ask';
import type { CreatedRange } from './created-range';
import { GithubError } from './github-error';
import { fetchJobs } from './jobs';
import { toRunRow } from './run-row';
import { attemptOf, fetchAttempt, listRuns, type RepositoryPath, type Run } from './runs';
import { fetchTiming } from './timing';

export interface RunsOf {
  api: GithubApi;
  collection: Collection;
  repository: ActionsRepository;
  /** REST path of the repository under the name it goes by now. */
  path: RepositoryPath;
  now: () => Date;
  progress: Progress;
}

export interface RunCounts {
  /** Runs that GitHub listed. */
  runs: number;
  /** Attempts that were new or had changed. */
  attempts: number;
  /** Attempts whose jobs GitHub no longer tells. */
  withoutJobs: number;
}

/** Saves every attempt of the runs created in a range, each as soon as it is read, so that a stopped run resumes. */
export async function collectRuns(options: RunsOf, range: CreatedRange): Promise<RunCounts> {
  const counts: RunCounts = { runs: 0, attempts: 0, withoutJobs: 0 };
  for await (const page of listRuns(options.api, options.path, range)) {
    const known = await knownOf(options, page);
    for (const run of page) {
      counts.runs += 1;
      for (const attempt of await newAttempts(options, run, known)) {
        counts.attempts += 1;
        if (!(await saveAttempt(options, attempt, run))) counts.withoutJobs += 1;
      }
      options.progress.step();
    }
  }
  return counts;
}

/** Attempts of a page's runs that the store knows to be over. */
async function knownOf({ collection, repository }: RunsOf, page: Run[]): Promise<Set<string>> {
  const times = page.map(({ created_at }) => Date.parse(created_at));
  if (times.length === 0) return new Set();
  const window = { from: iso(Math.min(...times)), to: iso(Math.max(...times) + 1000) };
  const known = await collection.knownRuns(repository, window);
  return new Set(known.filter(({ status }) => status === 'completed').map(keyOf));
}

/** More than GitHub lets anybody make of a run; of a number beyond it only the last are asked for. */
const MOST_ATTEMPTS = 100;

/** Earlier attempts come first; what is over and known is not asked for again. */
async function newAttempts({ api, path }: RunsOf, run: Run, known: Set<string>): Promise<Run[]> {
  const latest = attemptOf(run);
  const attempts: Run[] = [];
  for (let attempt = Math.max(1, latest - MOST_ATTEMPTS); attempt < latest; attempt += 1) {
    if (known.has(keyOf({ runId: run.id, attempt }))) continue;
    const earlier = await unlessGone(() => fetchAttempt(api, path, run.id, attempt));
    if (earlier) attempts.push({ ...earlier, run_attempt: attempt });
  }
  if (run.status !== 'completed' || !known.has(keyOf({ runId: run.id, attempt: latest }))) attempts.push(run);
  return attempts;
}

/** Jobs first: a run that is in the store has its jobs there. @returns whether the jobs were told */
async function saveAttempt(options: RunsOf, run: Run, latest: Run): Promise<boolean> {
  const { api, collection, repository, path, now } = options;
  const jobs = await unlessGone(() => fetchJobs(api, path, run, { reruns: attemptOf(latest) > 1 }));
  const untold = run.status === 'completed' && !jobs?.length && run === latest;
  const timingMs = untold ? await fetchTiming(api, path, run.id) : undefined;
  if (jobs?.length)
    await collection.saveJobs(
      repository,
      jobs.map(({ row }) => row),
    );
  await collection.saveRuns(repository, [toRunRow(run, { jobs: jobs ?? [], timingMs, now: now() })]);
  return jobs !== undefined;
}

/** GitHub forgets attempts and jobs of old runs. */
async function unlessGone<T>(fetch: () => Promise<T>): Promise<T | undefined> {
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

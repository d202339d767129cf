import { z } from 'zod';
import type { GithubApi } from './ask';
import { type CreatedRange, createdFilter, halves, MOST_RESULTS } from './created-range';
import { GithubError } from './github-error';
import { read, readPages } from './rest';

const PAGE = 100;

const runSchema = z.object({
  id: z.number(),
  name: z.string().nullish(),
  path: z.string().nullish(),
  display_title: z.string().nullish(),
  event: z.string().nullish(),
  // Any string: what GitHub adds later must not break the collection.
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  workflow_id: z.number().nullish(),
  run_attempt: z.number().nullish(),
  created_at: z.string(),
  run_started_at: z.string().nullish(),
  updated_at: z.string().nullish(),
});
const listSchema = z.object({ total_count: z.number().nullish(), workflow_runs: z.array(runSchema) });

/** A run as GitHub tells it: its latest attempt, or the one that was asked for. */
export type Run = z.infer<typeof runSchema>;

/** REST path of a repository: /repos/OWNER/NAME. */
export type RepositoryPath = `/repos/${string}/${string}`;

export function pathOf({ owner, name }: { owner: string; name: string }): RepositoryPath {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}

/**
 * Runs created in a range, newest first, in pages. A search ends at 1,000 results, so a fuller range is halved until
 * each part fits; a second with more than that many is cut there. Throws GithubError.
 */
export function listRuns(api: GithubApi, path: RepositoryPath, range: CreatedRange): AsyncGenerator<Run[]> {
  return runsIn({ api, path, range, told: () => undefined });
}

interface Search {
  api: GithubApi;
  path: RepositoryPath;
  range: CreatedRange;
  /** Called with the number of runs in the range before its first page. */
  told: (count: number) => void;
}

async function* runsIn({ api, path, range, told }: Search): AsyncGenerator<Run[]> {
  const query = `per_page=${PAGE}&exclude_pull_requests=true&created=${createdFilter(range)}`;
  const list = { schema: listSchema, entries: (data: z.infer<typeof listSchema>) => data.workflow_runs };
  let isFirst = true;
  for await (const { total_count, workflow_runs } of readPages(api, `${path}/actions/runs?${query}`, list)) {
    const count = total_count ?? 0;
    if (isFirst) told(count);
    if (isFirst && count >= MOST_RESULTS && range.from < range.to) return yield* inHalves({ api, path, range }, count);
    isFirst = false;
    yield workflow_runs;
  }
}

/** Halving must make it less: a server that is deaf to the dates would be asked for every second on its own. */
async function* inHalves({ api, path, range }: Omit<Search, 'told'>, whole: number): AsyncGenerator<Run[]> {
  let full = 0;
  const told = (count: number) => {
    full += count >= whole ? 1 : 0;
    if (full > 1) throw new GithubError('server', 'GitHub lists the same runs whatever the dates asked for.');
  };
  for (const half of halves(range)) yield* runsIn({ api, path, range: half, told });
}

/** One attempt of a run. Throws GithubError. */
export async function fetchAttempt(api: GithubApi, path: RepositoryPath, id: number, attempt: number): Promise<Run> {
  return (await read(api, `${path}/actions/runs/${id}/attempts/${attempt}`, runSchema)).data;
}

/** Number of an attempt: 1 for a run that was never started again. */
export function attemptOf({ run_attempt }: Run): number {
  return run_attempt ?? 1;
}

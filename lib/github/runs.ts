import { z } from 'zod';
import type { GithubApi } from './ask';
import { type CreatedRange, createdFilter, halves, MOST_RESULTS } from './created-range';
import { read } from './rest';

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
export async function* listRuns(api: GithubApi, path: RepositoryPath, range: CreatedRange): AsyncGenerator<Run[]> {
  const query = `per_page=${PAGE}&exclude_pull_requests=true&created=${createdFilter(range)}`;
  const first = await read(api, `${path}/actions/runs?${query}`, listSchema);
  const parts = (first.data.total_count ?? 0) >= MOST_RESULTS ? halves(range) : [range];
  if (parts.length > 1) {
    for (const part of parts) yield* listRuns(api, path, part);
    return;
  }
  yield first.data.workflow_runs;
  for (let next = first.next; next; ) {
    const page = await read(api, next, listSchema);
    yield page.data.workflow_runs;
    next = page.next;
  }
}

/** One attempt of a run. Throws GithubError. */
export async function fetchAttempt(api: GithubApi, path: RepositoryPath, id: number, attempt: number): Promise<Run> {
  return (await read(api, `${path}/actions/runs/${id}/attempts/${attempt}`, runSchema)).data;
}

/** Number of an attempt: 1 for a run that was never started again. */
export function attemptOf({ run_attempt }: Run): number {
  return run_attempt ?? 1;
}

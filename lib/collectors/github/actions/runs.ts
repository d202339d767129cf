import { z } from 'zod';
import { toIsoSeconds } from '../../../dates';
import type { GithubApi } from '../api/client';
import { GithubError } from '../api/errors';
import { restPages } from '../api/paging';
import { getRest } from '../api/request';

const PAGE_SIZE = 100;
const MAX_RESULTS = 1000;

const runSchema = z.object({
  id: z.number(),
  name: z.string().nullish(),
  path: z.string().nullish(),
  event: z.string().nullish(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  workflow_id: z.number().nullish(),
  run_attempt: z.number().nullish(),
  created_at: z.string(),
  run_started_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  head_branch: z.string().nullish(),
  head_sha: z.string().nullish(),
});
const listSchema = z.object({ total_count: z.number().nullish(), workflow_runs: z.array(runSchema) });

export type Run = z.infer<typeof runSchema>;

export type RepositoryPath = `/repos/${string}/${string}`;

/** Seconds since 1970, both inclusive. */
export interface CreatedRange {
  from: number;
  to: number;
}

export function repositoryPath({ owner, name }: { owner: string; name: string }): RepositoryPath {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}

/** Pages of the runs created in a range, newest first. A range with more runs than GitHub's limit is split in halves. */
export async function* listRuns(
  api: GithubApi,
  path: RepositoryPath,
  range: CreatedRange,
  onCount = (_count: number) => {},
): AsyncGenerator<Run[]> {
  const created = `${toIsoSeconds(range.from)}..${toIsoSeconds(range.to)}`;
  const query = `per_page=${PAGE_SIZE}&exclude_pull_requests=true&created=${created}`;
  const list = { schema: listSchema, entries: (data: z.infer<typeof listSchema>) => data.workflow_runs };
  let isFirst = true;
  for await (const { total_count, workflow_runs } of restPages(api, `${path}/actions/runs?${query}`, list)) {
    const count = total_count ?? 0;
    if (isFirst) onCount(count);
    if (isFirst && count >= MAX_RESULTS && range.from < range.to) return yield* listHalves(api, path, range, count);
    isFirst = false;
    yield workflow_runs;
  }
}

/** Splits a range. If GitHub ignores `created`, both halves have as many runs as the range, and splitting never ends. */
async function* listHalves(
  api: GithubApi,
  path: RepositoryPath,
  { from, to }: CreatedRange,
  total: number,
): AsyncGenerator<Run[]> {
  let unchanged = 0;
  const onCount = (count: number) => {
    if (count >= total) unchanged += 1;
    if (unchanged > 1) throw new GithubError('server', 'GitHub ignores the dates in the request for workflow runs.');
  };
  const middle = Math.floor((from + to) / 2);
  yield* listRuns(api, path, { from: middle + 1, to }, onCount);
  yield* listRuns(api, path, { from, to: middle }, onCount);
}

export async function fetchAttempt(api: GithubApi, path: RepositoryPath, id: number, attempt: number): Promise<Run> {
  return (await getRest(api, `${path}/actions/runs/${id}/attempts/${attempt}`, runSchema)).data;
}

export function readAttempt({ run_attempt }: Run): number {
  return run_attempt ?? 1;
}

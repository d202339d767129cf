import { z } from 'zod';
import type { Collection } from '../../dev-stats/store/collection';
import type { ActionsRepository } from '../../dev-stats/store/rows';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './ask';
import { type BillingScope, fetchBilling } from './billing';
import { collectRuns, type RunCounts } from './collect-runs';
import { GithubError } from './github-error';
import { mergedSince } from './pull-requests';
import { read } from './rest';
import { pathOf } from './runs';

const repositorySchema = z.object({
  name: z.string(),
  private: z.boolean(),
  owner: z.object({ login: z.string(), type: z.string().nullish() }),
});

export interface ActionsRun {
  api: GithubApi;
  collection: Collection;
  /** The repository of the CI/CD tab, as STATS_REPO names it. */
  repository: { owner: string; name: string };
  /** Oldest run and merge to read. */
  since: Date;
  now: () => Date;
  progress: Progress;
}

export interface ActionsSummary extends RunCounts {
  /** Merged pull requests; null where they could not be read. */
  pullRequests: number | null;
  /** Why there is no bill; undefined where there is one. */
  billingNotAvailable: string | undefined;
}

/** Reads runs, jobs, merged pull requests and the bill into a collection, which the caller finishes. Throws GithubError. */
export async function collectActions(run: ActionsRun): Promise<ActionsSummary> {
  const { api, collection, since, now, progress } = run;
  const { repository, path, billingScope } = await findRepository(run);
  const range = { from: Math.floor(since.getTime() / 1000), to: Math.floor(now().getTime() / 1000) };
  progress.start('Runs');
  const counts = await collectRuns({ api, collection, repository, path, now, progress }, range);
  progress.stop();
  const pullRequests = await collectPullRequests(run, repository);
  const billing = await fetchBilling(api, billingScope, now());
  if ('row' in billing) await collection.saveBilling(billing.row);
  const billingNotAvailable = 'row' in billing ? undefined : billing.notAvailable;
  return { ...counts, pullRequests, billingNotAvailable };
}

/** Kept under the name that STATS_REPO gives it, since the dashboard asks by that; asked for by the one it has now. */
async function findRepository({ api, repository, progress }: ActionsRun) {
  const { data } = await read(api, pathOf(repository), repositorySchema).catch((error: unknown) => {
    throw error instanceof GithubError && error.kind === 'not-found' ? unknownRepository() : error;
  });
  const { login, type } = data.owner;
  const now = `${login}/${data.name}`.toLowerCase();
  if (now !== `${repository.owner}/${repository.name}`.toLowerCase())
    progress.note('The repository of STATS_REPO has been renamed; its runs are kept under the old name.');
  const billingScope: BillingScope = { kind: type === 'Organization' ? 'org' : 'user', login };
  const kept: ActionsRepository = { ...repository, isPrivate: data.private };
  return { repository: kept, path: pathOf({ owner: login, name: data.name }), billingScope };
}

function unknownRepository(): GithubError {
  return new GithubError(
    'not-found',
    'GitHub does not know the repository of STATS_REPO, or the token may not see it; set STATS_REPO to owner/repo.',
  );
}

async function collectPullRequests(run: ActionsRun, repository: ActionsRepository): Promise<number | null> {
  const { owner, name } = repository;
  let count = 0;
  try {
    for await (const facts of mergedSince(run.api, { owner, name }, run.since)) {
      await run.collection.savePrFacts(repository, facts);
      count += facts.length;
    }
    return count;
  } catch (error) {
    if (!(error instanceof GithubError) || error.endsTheRun) throw error;
    run.progress.note(`Pull requests could not be read: ${error.message}`);
    return null;
  }
}

import { z } from 'zod';
import type { Collection } from '../../dev-stats/store/collection';
import type { ActionsRepository } from '../../dev-stats/store/rows';
import type { Progress } from '../shared/progress';
import { type BillingScope, fetchBilling } from './billing';
import type { GithubApi } from './client';
import { collectRuns, type RunCounts } from './collect-runs';
import { GithubError, recoverable } from './errors';
import { mergedSince } from './pull-requests';
import { getRest } from './request';
import { repositoryPath } from './runs';

const repositorySchema = z.object({
  name: z.string(),
  private: z.boolean(),
  owner: z.object({ login: z.string(), type: z.string().nullish() }),
});

export interface ActionsOptions {
  api: GithubApi;
  collection: Collection;
  repository: { owner: string; name: string };
  since: Date;
  now: () => Date;
  progress: Progress;
}

export interface ActionsSummary extends RunCounts {
  pullRequests: number | null;
  billingNotAvailable: string | undefined;
}

/** Saves runs, jobs, merged pull requests and Actions minutes. The caller finishes the collection. Throws GithubError. */
export async function collectActions(options: ActionsOptions): Promise<ActionsSummary> {
  const { api, collection, since, now, progress } = options;
  const { repository, path, billingScope } = await findRepository(options);
  const range = { from: Math.floor(since.getTime() / 1000), to: Math.floor(now().getTime() / 1000) };
  progress.start('Runs');
  const counts = await collectRuns({ api, collection, repository, path, now, progress }, range);
  progress.stop();
  const pullRequests = await collectPullRequests(options, repository);
  const billing = await fetchBilling(api, billingScope, now());
  if ('row' in billing) await collection.saveBilling(billing.row);
  const billingNotAvailable = 'row' in billing ? undefined : billing.notAvailable;
  return { ...counts, pullRequests, billingNotAvailable };
}

/** Runs are stored under the name in STATS_REPO, which the dashboard uses, and requested under the current name. */
async function findRepository({ api, repository, progress }: ActionsOptions) {
  const { data } = await getRest(api, repositoryPath(repository), repositorySchema).catch((error: unknown) => {
    throw error instanceof GithubError && error.kind === 'not-found' ? unknownRepository() : error;
  });
  const { login, type } = data.owner;
  const currentName = `${login}/${data.name}`.toLowerCase();
  if (currentName !== `${repository.owner}/${repository.name}`.toLowerCase())
    progress.note('The repository in STATS_REPO was renamed; its runs are stored under the old name.');
  const billingScope: BillingScope = { kind: type === 'Organization' ? 'org' : 'user', login };
  const stored: ActionsRepository = { ...repository, isPrivate: data.private };
  return { repository: stored, path: repositoryPath({ owner: login, name: data.name }), billingScope };
}

function unknownRepository(): GithubError {
  return new GithubError(
    'not-found',
    'The repository in STATS_REPO does not exist, or the token cannot access it. Set STATS_REPO to owner/repo.',
  );
}

async function collectPullRequests(options: ActionsOptions, repository: ActionsRepository): Promise<number | null> {
  const { api, collection, since, progress } = options;
  let count = 0;
  try {
    for await (const facts of mergedSince(api, repository, since)) {
      await collection.savePrFacts(repository, facts);
      count += facts.length;
    }
    return count;
  } catch (error) {
    progress.note(`Pull requests were skipped: ${recoverable(error).message}`);
    return null;
  }
}

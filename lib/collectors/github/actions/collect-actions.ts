import { z } from 'zod';
import { DAY_MS, toIsoSeconds } from '../../../dates';
import type { ActionsRepository } from '../../../dev-stats/store/rows';
import type { Collection } from '../../../dev-stats/store/write/collection';
import type { PipelineWriter } from '../../../dev-stats/store/write/pipelines';
import { pluralize } from '../../../words';
import type { Progress } from '../../shared/progress';
import type { GithubApi } from '../api/client';
import { GithubError, recoverable } from '../api/errors';
import { getRest } from '../api/request';
import { type BillingScope, fetchBilling } from '../billing/billing';
import { collectRuns, type RunCounts } from './collect-runs';
import { branchCommits, deployments, labeledIssues } from './delivery';
import { mergedSince } from './merged-pull-requests';
import { repositoryPath } from './runs';

const repositorySchema = z.object({
  name: z.string(),
  private: z.boolean(),
  default_branch: z.string().nullish(),
  owner: z.object({ login: z.string(), type: z.string().nullish() }),
});

export interface ActionsOptions {
  api: GithubApi;
  collection: Collection;
  repository: { owner: string; name: string };
  since: Date;
  now: () => Date;
  progress: Progress;
  productionBranch?: string | undefined;
  issueLabel?: string | undefined;
}

export interface ActionsSummary extends RunCounts {
  pullRequests: number | null;
  billingNotAvailable: string | undefined;
  problem: string | undefined;
}

/** Saves runs, jobs, merged pull requests and Actions minutes. The caller finishes the collection. Throws GithubError. */
export async function collectActions(options: ActionsOptions): Promise<ActionsSummary> {
  const { api, collection, since, now, progress } = options;
  progress.start('Repository');
  const { repository, path, billingScope } = await findRepository(options);
  const pipeline = await collection.pipeline(repository);
  const range = { from: Math.floor(since.getTime() / 1000), to: Math.floor(now().getTime() / 1000) };
  progress.start('Runs');
  const counts = await collectRuns({ api, collection, pipeline, repository, path, now, progress }, range);
  // GitHub may have deleted runs of more than 90 days ago.
  const kept = Math.floor(Math.min(counts.oldest, range.to - (RUN_DAYS * DAY_MS) / 1000));
  const failed = counts.failed > 0 ? [`${counts.failed} of ${pluralize(counts.runs, 'run')}`] : [];
  const { pullRequests, refused } = await collectDelivery(options, { repository, pipeline, failed });
  if (failed.length === 0 && !NEEDED.some((name) => refused.includes(name)))
    await pipeline.saveCoverage({ since: toIsoSeconds(Math.max(range.from, kept)), until: toIsoSeconds(range.to) });
  progress.start('Actions minutes');
  const billing = await fetchBilling(api, billingScope, now());
  if ('row' in billing)
    await collection.saveBilling({ ...billing.row, scope: `${billingScope.kind}:${repository.owner}` });
  else if (billing.failed) failed.push('Actions minutes');
  progress.stop();
  const billingNotAvailable = 'row' in billing ? undefined : billing.notAvailable;
  const problem = failed.length > 0 ? `Could not be read: ${list.format(failed)}. ${RETRY}` : undefined;
  collection.saveProblem(problem, refused.length > 0 ? list.format(refused) : undefined);
  return { ...counts, pullRequests, billingNotAvailable, problem };
}

const RUN_DAYS = 90;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
/** Figures of delivery need both of them. Deployments can also come from workflow runs. */
const NEEDED = ['merged pull requests', 'commits of the production branch'];
const RETRY = 'Their previous figures stay. Run the command again later.';

/** Runs and bills are stored under the name in STATS_REPO, as the dashboard asks, and requested under the current one. */
async function findRepository({ api, repository, progress }: ActionsOptions) {
  const { data } = await getRest(api, repositoryPath(repository), repositorySchema).catch((error: unknown) => {
    throw error instanceof GithubError && error.kind === 'not-found' ? unknownRepository() : error;
  });
  const { login, type } = data.owner;
  const currentName = `${login}/${data.name}`.toLowerCase();
  if (currentName !== `${repository.owner}/${repository.name}`.toLowerCase())
    progress.note('The repository in STATS_REPO was renamed; its runs are stored under the old name.');
  const billingScope: BillingScope = { kind: type === 'Organization' ? 'org' : 'user', login };
  const defaultBranch = data.default_branch ?? undefined;
  const stored: ActionsRepository = { ...repository, isPrivate: data.private, defaultBranch };
  return { repository: stored, path: repositoryPath({ owner: login, name: data.name }), billingScope };
}

function unknownRepository(): GithubError {
  return new GithubError(
    'not-found',
    'The repository in STATS_REPO does not exist, or the token cannot access it. Set STATS_REPO to owner/repo.',
  );
}

interface Delivery {
  repository: ActionsRepository;
  pipeline: PipelineWriter;
  failed: string[];
}

/** Returns the number of merged pull requests, null if it is not known, and what the token may not read. */
async function collectDelivery(options: ActionsOptions, { repository, pipeline, failed }: Delivery) {
  const refused: string[] = [];
  const { api, since, progress, issueLabel, productionBranch = repository.defaultBranch } = options;
  const query = { api, repository, since };
  /** What the token may not read stays unknown, as does what an older server does not know. */
  const attempt = async (name: string, work: () => Promise<void>, { isOnEveryServer = false } = {}) => {
    progress.start(name);
    try {
      await work();
      return true;
    } catch (error) {
      const failure = recoverable(error);
      progress.note(`${name} could not be read: ${failure.message}`);
      const isUnknown = failure.kind === 'invalid' && !isOnEveryServer;
      if (failure.isRefusal) refused.push(name.toLowerCase());
      else if (!isUnknown) failed.push(name.toLowerCase());
      return false;
    }
  };
  // The list is sorted by update: a pull request that changes meanwhile is on two pages.
  const numbers = new Set<number>();
  const saveMerged = async () => {
    for await (const facts of mergedSince(api, repository, since)) {
      await pipeline.savePrFacts(facts);
      for (const { number } of facts) numbers.add(number);
    }
  };
  const areKnown = await attempt('Merged pull requests', saveMerged, { isOnEveryServer: true });
  await attempt('Commits of the production branch', async () => {
    if (!productionBranch) return;
    for await (const rows of branchCommits(query, productionBranch)) await pipeline.saveBranchCommits(rows);
  });
  await attempt('Deployments', async () => {
    for await (const rows of deployments(query)) await pipeline.saveDeliveryEvents(rows);
  });
  await attempt('Issues about failures', async () => {
    if (!issueLabel) return;
    for await (const rows of labeledIssues(query, issueLabel)) await pipeline.saveDeliveryEvents(rows);
  });
  return { pullRequests: areKnown ? numbers.size : null, refused };
}

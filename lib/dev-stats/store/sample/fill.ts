import { sum } from '../../rules/format/numbers';
import type { Store } from '../client';
import { deleteSample } from '../publish/publish';
import { readPointers } from '../read/state';
import type { RepositoryRow } from '../rows';
import { type Collection, runCollection } from '../write/collection';
import { completeCommits, saveCommits } from '../write/commits';
import { SAMPLE_ID } from '../write/repositories';
import { type SampleCommit, sampleCommits } from './commits';
import { sampleContributions, samplePullRequests } from './contributions';
import { sampleDetails, sampleReviews } from './details';
import { SAMPLE_REPOSITORIES } from './facts';
import { SAMPLE_BRANCH, sampleBill, sampleBranch, sampleCoverage, samplePrFacts, sampleRuns } from './pipelines';

export interface SampleOptions {
  repository: { owner: string; name: string };
  timeZone: string;
  now: () => Date;
}

/** Fills a store with the sample, which depends on the time only. Throws if the store has collected figures. */
export async function fillSample(store: Store, { repository, timeZone, now }: SampleOptions): Promise<void> {
  const { stats, actions } = await readPointers(store);
  if ([stats, actions].some((pointer) => pointer && !pointer.sample))
    throw new Error(
      'The store at DATABASE_URL has collected figures, which a sample would hide. Set DATABASE_URL to another store.',
    );
  await runCollection(store, { source: 'sample', now, timeZone }, async (collection) => {
    await deleteSample(store.db);
    await saveStatistics(collection, repository.owner, now());
    await savePipelines(collection, repository, now());
  });
}

async function saveStatistics(collection: Collection, owner: string, today: Date): Promise<void> {
  const commits = Map.groupBy(sampleCommits(today), ({ repository }) => repository);
  const repositories = sampleRepositories(owner, commits);
  await collection.saveRepositories(repositories);
  for (const [index, repository] of repositories.entries()) {
    const rows = commits.get(index)?.map(({ repository: _, ...row }) => row);
    const saved = await collection.savedRepository(repository.id);
    await saveCommits(saved, rows ?? []);
    if (repository.commits !== null) await completeCommits(saved);
    await collection.saveDetails(repository.id, sampleDetails(repository));
  }
  const all = [...commits.values()].flat();
  const dailyContributions = sampleContributions(today, all);
  const dailyPullRequests = samplePullRequests(today);
  collection.saveProfile({
    totalCommits: all.length,
    totalPRs: sum(dailyPullRequests.opened),
    totalIssues: sum(repositories.map(({ issues }) => issues ?? 0)),
    totalReleases: sum(repositories.map(({ releases }) => releases ?? 0)),
    contributionsThisYear: sum(dailyContributions),
    dailyContributions,
    dailyPullRequests,
    reviews: sampleReviews(today),
  });
}

async function savePipelines(collection: Collection, { owner, name }: SampleOptions['repository'], today: Date) {
  const repository = { owner, name, isPrivate: false, defaultBranch: SAMPLE_BRANCH };
  const runs = sampleRuns(today);
  const pipeline = await collection.pipeline(repository);
  await pipeline.saveRuns(runs);
  await pipeline.saveCoverage(sampleCoverage(today));
  await pipeline.saveBranchCommits(sampleBranch());
  await pipeline.savePrFacts(samplePrFacts(owner, today));
  const hidden = await collection.pipeline({ owner, name: 'payroll-import', isPrivate: true });
  await hidden.saveRuns(runs.slice(0, 20));
  await collection.saveBilling(sampleBill(`user:${owner}`, today));
}

function sampleRepositories(owner: string, commits: Map<number, SampleCommit[]>): RepositoryRow[] {
  return SAMPLE_REPOSITORIES.map(({ share, files: _, from, to, ...values }, index) => {
    const createdAt = `${from}T05:06:07Z`;
    const pushed = commits.get(index)?.[0]?.committedAt;
    const updated = to ? `${to}T18:20:00Z` : pushed ? new Date(pushed * 1000).toISOString() : createdAt;
    return {
      id: SAMPLE_ID + values.name,
      fullName: `${owner}/${values.name}`,
      description: null,
      language: null,
      stars: index * 2,
      forks: 0,
      watchers: 1 + index,
      isPrivate: false,
      htmlUrl: `https://code.example.com/${owner}/${values.name}`,
      createdAt,
      updatedAt: updated,
      pushedAt: updated,
      pullRequests: share * 3,
      issues: share,
      releases: index % 3,
      ...values,
    };
  });
}

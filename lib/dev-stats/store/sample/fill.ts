import type { Store } from '../client';
import { beginCollection, type Collection } from '../collection';
import { readPointers } from '../read-pointers';
import { sampleCommits } from './commits';
import { sampleDetails } from './details';
import { sampleBilling, samplePrFacts, sampleRuns } from './pipelines';
import { sampleRepositories } from './repositories';

export interface SampleOptions {
  /** The CI/CD tab's repository, which the sample's runs are said to be of. */
  repository: { owner: string; name: string };
  timeZone: string;
  now: () => Date;
}

const AUTHOR = { name: 'Rowan Hale', email: 'rowan@example.com' };

/** Fills a store with the sample, the same on the same day however often. Throws where figures were collected. */
export async function fillSample(store: Store, { repository, timeZone, now }: SampleOptions): Promise<void> {
  const { stats, actions } = await readPointers(store);
  if ([stats, actions].some((pointer) => pointer && pointer.snapshot !== null && !pointer.sample))
    throw new Error('The store holds collected figures, which a sample would hide; name another one in DATABASE_URL.');
  const collection = await beginCollection(store, { source: 'sample', now, timeZone, tokenKind: 'none' });
  try {
    await store.client.batch(FORGET, 'write');
    await saveStatistics(collection, repository.owner, now());
    await savePipelines(collection, repository, now());
    await collection.finish({ ok: true });
  } catch (error) {
    await collection.fail(String(error));
    throw error;
  }
}

/** Yesterday's sample is not today's. */
const FORGET = [
  "DELETE FROM commit_fact WHERE repo IN (SELECT key FROM repo WHERE id LIKE 'sample:%')",
  ...['workflow_run', 'job_fact', 'pr_fact'].map(
    (table) => `DELETE FROM ${table} WHERE pipeline IN (SELECT key FROM pipeline WHERE sample)`,
  ),
];

async function saveStatistics(collection: Collection, owner: string, today: Date): Promise<void> {
  const repositories = sampleRepositories(owner, today);
  await collection.saveRepositories(repositories);
  const commits = Map.groupBy(sampleCommits(AUTHOR, today), ({ repository }) => repository);
  for (const [index, { id, commits: told }] of repositories.entries()) {
    await collection.saveCommits(id, commits.get(index) ?? []);
    if (told !== null) await collection.commitsComplete(id);
  }
  const [first] = repositories;
  if (first) await collection.saveDetails(first.id, sampleDetails(first.htmlUrl, today));
  const totalCommits = [...commits.values()].reduce((sum, { length }) => sum + length, 0);
  // Zero, unknown and everything between.
  const known = { totalCommits, totalPRs: 486, totalIssues: 0, contributionsThisYear: 1204 };
  await collection.saveProfile({ ...known, totalReleases: null });
}

async function savePipelines(collection: Collection, { owner, name }: SampleOptions['repository'], today: Date) {
  const shown = { owner, name, isPrivate: false };
  const { runs, jobs } = sampleRuns(today);
  await collection.saveRuns(shown, runs);
  await collection.saveJobs(shown, jobs);
  await collection.savePrFacts(shown, samplePrFacts(owner, today));
  await collection.saveRuns({ owner, name: 'qbr-reporting-web', isPrivate: true }, runs.slice(0, 20));
  await collection.saveBilling(sampleBilling(`user:${owner}`, today));
}

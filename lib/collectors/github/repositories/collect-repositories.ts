import type { Collection } from '../../../dev-stats/store/write/collection';
import type { Progress } from '../../shared/progress';
import type { GithubApi } from '../api/client';
import { GithubError, recoverable } from '../api/errors';
import { type Failures, nameRepository } from '../failures';
import { saveNewCommits } from './commits';
import { listContributed } from './contributed';
import type { ChangedDetails } from './details';
import { type ListedOwner, type ListedRepository, listRepositories } from './repositories';
import { changedDetails, saveDetails } from './save-details';

const MAX_FAILURES_IN_A_ROW = 10;
const OWNED_IDS = 'listed repositories';
const CONTRIBUTED_IDS = 'contributed repositories';
const NO_DETAILS: ChangedDetails = { releases: null };

interface Run {
  api: GithubApi;
  collection: Collection;
  now: () => Date;
  progress: Progress;
}

/** Saves the owner's repositories, and the owner's commits in those of others. The rest is unchanged. */
export async function collectRepositories(run: Run, owner: ListedOwner) {
  const { api, collection, progress } = run;
  const visits = new Visits(run, owner.id);
  const owned: string[] = [];
  let unlisted = 0;
  for await (const entries of listRepositories(api, owner)) {
    for (const { repository } of entries) {
      if (!repository) {
        unlisted += 1;
        continue;
      }
      owned.push(repository.row.id);
      await visits.visit(repository);
      progress.step();
    }
  }
  const before = await readIds(collection, OWNED_IDS);
  const missing = before.filter((id) => !owned.includes(id));
  // Unreadable entries have no id, so all repositories that are missing from the list are kept.
  if (unlisted > 0) {
    await keepAll(collection, missing);
    owned.push(...missing);
  }
  const others = await collectContributed(run, owner, { visits, owned, transferred: unlisted > 0 ? [] : missing });
  visits.throwIfAllFailed();
  await collection.setCheckpoint(OWNED_IDS, JSON.stringify(owned));
  await collection.setCheckpoint(CONTRIBUTED_IDS, JSON.stringify(others.ids));
  const failed = { repositories: visits.failed, unlisted: unlisted + others.unreadable, contributed: others.failure };
  return { owned, contributed: others.ids, changed: visits.changed, failed, isRefused: others.isRefused };
}

interface Others {
  visits: Visits;
  owned: readonly string[];
  transferred: readonly string[];
}

async function collectContributed(run: Run, owner: ListedOwner, { visits, owned, transferred }: Others) {
  const { api, collection, progress } = run;
  const before = await readIds(collection, CONTRIBUTED_IDS);
  progress.start('Repositories of other owners');
  const lookup = { owned: new Set(owned), known: [...before, ...transferred] };
  const { repositories, kept, unreadable, failures, ...listed } = await listContributed(api, owner, lookup);
  for (const repository of repositories) await visits.visit(repository);
  await keepAll(collection, kept);
  for (const { message } of failures) progress.note(`The repositories of other owners could not be listed: ${message}`);
  // An older GitHub Enterprise rejects the query as invalid.
  const refusals = failures.filter(({ isRefusal, kind }) => isRefusal || kind === 'invalid');
  const failure = failures.find((error) => !refusals.includes(error));
  const ids = [...repositories.map(({ row }) => row.id), ...kept];
  return { ids, unreadable, failure, isRefused: listed.isRefused || refusals.length > 0 };
}

class Visits {
  readonly failed: Failures['repositories'] = [];
  changed = 0;
  private count = 0;
  private inARow = 0;

  constructor(
    private readonly run: Run,
    private readonly authorId: string,
  ) {}

  /** What cannot be read keeps its previous data. Throws fatal GithubErrors. */
  async visit(repository: ListedRepository): Promise<void> {
    const { api, collection, now, progress } = this.run;
    const { row } = repository;
    this.count += 1;
    try {
      const details = row.contributed ? NO_DETAILS : await changedDetails(api, collection, repository);
      const hasNewCommits = await saveNewCommits(api, collection, {
        repository,
        authorId: this.authorId,
        now: now(),
        saveRepository: () => collection.saveRepositories([{ ...row, releases: details.releases }]),
      });
      await saveDetails(collection, repository, details);
      this.inARow = 0;
      if (hasNewCommits || details.details) this.changed += 1;
    } catch (error) {
      const failure = recoverable(error);
      if (!(await collection.keepRepository(row.id))) await collection.saveRepositories([{ ...row, commits: null }]);
      this.failed.push({ repository, error: failure });
      this.inARow += 1;
      progress.note(`${nameRepository(repository)} could not be read: ${failure.message}`);
      if (this.inARow >= MAX_FAILURES_IN_A_ROW) throw failure;
    }
  }

  throwIfAllFailed(): void {
    const reason = this.failed.at(-1)?.error.message;
    if (reason && this.failed.length === this.count)
      throw new GithubError('server', `No repository could be read. ${reason} All previous figures stay.`);
  }
}

async function keepAll(collection: Collection, ids: readonly string[]): Promise<void> {
  for (const id of ids) await collection.keepRepository(id);
}

async function readIds(collection: Collection, key: string): Promise<string[]> {
  return JSON.parse((await collection.getCheckpoint(key)) ?? '[]');
}

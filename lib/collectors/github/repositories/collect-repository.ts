import type { Collection } from '../../../dev-stats/store/write/collection';
import type { GithubApi } from '../api/client';
import { type GithubError, recoverable } from '../api/errors';
import type { ListedRepository } from './repositories';
import { toRepositoryRow } from './repository-row';
import { saveNewCommits } from './save-commits';
import { type ChangedDetails, changedDetails, saveDetails } from './save-details';

interface Run {
  api: GithubApi;
  collection: Collection;
  now: () => Date;
}

const NO_DETAILS: ChangedDetails = { fetched: undefined, releases: null };

/** Whether the repository changed, or the error that kept its previous data. Throws fatal GithubErrors. */
export async function collectRepository(
  { api, collection, now }: Run,
  authorId: string,
  listed: ListedRepository,
): Promise<boolean | GithubError> {
  try {
    const details = listed.contributed ? NO_DETAILS : await changedDetails(api, collection, listed);
    const row = toRepositoryRow(listed, { releases: details.releases });
    const hasNewCommits = await saveNewCommits(api, collection, {
      repositoryId: listed.id,
      authorId,
      head: findHead(listed),
      now: now(),
      saveRepository: () => collection.saveRepositories([row]),
    });
    await saveDetails(collection, listed, details);
    return hasNewCommits || details.fetched !== undefined;
  } catch (error) {
    const failure = recoverable(error);
    if (!(await collection.keepRepository(listed.id)))
      await collection.saveRepositories([toRepositoryRow(listed, { commits: null, releases: null })]);
    return failure;
  }
}

function findHead({ defaultBranchRef, unknown }: ListedRepository): string | null | undefined {
  return defaultBranchRef?.target?.oid ?? (unknown.has('defaultBranchRef') ? undefined : null);
}

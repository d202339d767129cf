import type { Collection } from '../../dev-stats/store/collection';
import type { GithubApi } from './ask';
import { GithubError } from './github-error';
import type { ListedRepository } from './repositories';
import { toRepositoryRow } from './repository-row';
import { saveNewCommits } from './save-commits';
import { changedDetails, saveDetails } from './save-details';

interface Run {
  api: GithubApi;
  collection: Collection;
  now: () => Date;
}

/**
 * Saves one repository with its commits and details.
 * @returns whether it had news, or what went wrong with it alone; then it shows what it showed last time
 */
export async function collectRepository(
  { api, collection, now }: Run,
  authorId: string,
  listed: ListedRepository,
): Promise<boolean | GithubError> {
  try {
    const details = await changedDetails(api, collection, listed);
    const row = toRepositoryRow(listed, { releases: details.releases });
    const asked = await saveNewCommits(api, collection, {
      repositoryId: listed.id,
      authorId,
      head: headOf(listed),
      now: now(),
      saveRepository: () => collection.saveRepositories([row]),
    });
    await saveDetails(collection, listed, details);
    return asked || details.fetched !== undefined;
  } catch (error) {
    if (!(error instanceof GithubError) || error.endsTheRun) throw error;
    if (!(await collection.keepRepository(listed.id)))
      await collection.saveRepositories([toRepositoryRow(listed, { commits: null, releases: null })]);
    return error;
  }
}

/** Null says empty only where no error explains it. */
function headOf({ defaultBranchRef, unknown }: ListedRepository): string | null | undefined {
  return defaultBranchRef?.target?.oid ?? (unknown.has('defaultBranchRef') ? undefined : null);
}

import type { Collection } from '../../dev-stats/store/collection';
import type { GithubApi } from './ask';
import { type FetchedDetails, fetchDetails } from './details';
import type { ListedRepository } from './repositories';
import { fingerprint } from './repository-row';

/** Details that changed since they were last read; undefined where they did not, with the count known from then. */
export interface ChangedDetails {
  fetched: FetchedDetails | undefined;
  /** Published releases; null where never told. */
  releases: number | null;
}

/** Asks for the details of a repository unless nothing in it changed. Throws GithubError. */
export async function changedDetails(
  api: GithubApi,
  collection: Collection,
  listed: ListedRepository,
): Promise<ChangedDetails> {
  const mark = await readMark(collection, listed.id);
  if (mark?.fingerprint === fingerprint(listed)) return { fetched: undefined, releases: mark.releases };
  const fetched = await fetchDetails(api, listed.id);
  return { fetched, releases: fetched.releases };
}

/** Saves them, and that they are known; the repository must be saved already. */
export async function saveDetails(
  collection: Collection,
  listed: ListedRepository,
  { fetched, releases }: ChangedDetails,
): Promise<void> {
  if (!fetched) return;
  await collection.saveDetails(listed.id, fetched.details);
  const whole = Object.keys(fetched.details).length === 3;
  const mark: Mark = { fingerprint: whole ? fingerprint(listed) : '', releases };
  await collection.setCheckpoint(markKey(listed.id), JSON.stringify(mark));
}

/** Published releases as last told; null where never. */
export async function knownReleases(collection: Collection, repositoryId: string): Promise<number | null> {
  return (await readMark(collection, repositoryId))?.releases ?? null;
}

interface Mark {
  fingerprint: string;
  releases: number | null;
}

async function readMark(collection: Collection, repositoryId: string): Promise<Mark | undefined> {
  const text = await collection.getCheckpoint(markKey(repositoryId));
  return text === undefined ? undefined : (JSON.parse(text) as Mark);
}

function markKey(repositoryId: string): string {
  return `details ${repositoryId}`;
}

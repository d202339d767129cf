import type { Collection } from '../../../dev-stats/store/write/collection';
import type { GithubApi } from '../api/client';
import { type ChangedDetails, fetchDetails } from './details';
import type { ListedRepository } from './repositories';

export async function changedDetails(
  api: GithubApi,
  collection: Collection,
  { row: { id }, fingerprint }: ListedRepository,
): Promise<ChangedDetails> {
  const mark = await readMark(collection, id);
  return mark?.fingerprint === fingerprint ? { releases: mark.releases } : fetchDetails(api, id);
}

export async function saveDetails(
  collection: Collection,
  { row: { id }, fingerprint }: ListedRepository,
  { details, releases }: ChangedDetails,
): Promise<void> {
  if (!details) return;
  await collection.saveDetails(id, details);
  const whole = Object.keys(details).length === 3;
  const mark: Mark = { fingerprint: whole ? fingerprint : '', releases };
  await collection.setCheckpoint(toKey(id), JSON.stringify(mark));
}

export async function knownReleases(collection: Collection, repositoryId: string): Promise<number | null> {
  return (await readMark(collection, repositoryId))?.releases ?? null;
}

interface Mark {
  fingerprint: string;
  releases: number | null;
}

async function readMark(collection: Collection, repositoryId: string): Promise<Mark | undefined> {
  const text = await collection.getCheckpoint(toKey(repositoryId));
  return text === undefined ? undefined : (JSON.parse(text) as Mark);
}

const toKey = (repositoryId: string) => `details ${repositoryId}`;

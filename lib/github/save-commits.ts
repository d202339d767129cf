import type { Collection } from '../store/collection';
import type { CommitRow } from '../store/rows';
import type { GithubApi } from './ask';
import { type CommitWalk, walkCommits } from './commits';

/** How far a second look goes back before the newest commit known, in seconds: pushes arrive out of order. */
const OVERLAP_SECONDS = 86_400;
/** Commits held in memory; up to here a walk that fails leaves no trace. */
const HELD = 10_000;

interface Target {
  repositoryId: string;
  authorId: string;
  /** Sha of the default branch; null of an empty repository, undefined where the list did not tell. */
  head: string | null | undefined;
  now: Date;
  /** Saves the repository itself, without which the store takes no commits. */
  saveRepository: () => Promise<void>;
}

/** Where the last complete walk ended. A clone may tell the store more, so this is noted apart from the store's own. */
interface Walked {
  head: string | null;
  /** Newest commit date, in seconds. */
  through: number;
  /** By how many commits the store is ahead of the server: a rewritten branch, or a clone that knows more. */
  surplus: number;
}

/**
 * Saves what is new of the owner's commits and the repository with it. Commits with old dates can arrive with a merge,
 * so the count of the server decides whether the new ones were enough; else the history is read from the start.
 * @returns whether anything had to be asked. Throws GithubError.
 */
export async function saveNewCommits(api: GithubApi, collection: Collection, target: Target): Promise<boolean> {
  const { repositoryId, head, saveRepository } = target;
  const walked = await readWalked(collection, repositoryId);
  if (walked && head !== undefined && walked.head === head) {
    await saveRepository();
    return false;
  }
  if (!walked || !(await saveSince(api, collection, target, walked))) await saveAll(api, collection, target, walked);
  return true;
}

/** Whether the commits since the last complete walk bring the store to the server's count. */
async function saveSince(api: GithubApi, collection: Collection, target: Target, walked: Walked): Promise<boolean> {
  const since = new Date((walked.through - OVERLAP_SECONDS) * 1000).toISOString().replace('.000Z', 'Z');
  const walk = await saveWalk(api, collection, { ...target, known: true }, since);
  const count = await countOf(collection, target.repositoryId);
  if (count !== walk.total + walked.surplus) return false;
  await noteWalked(collection, target, walk, { through: walked.through, surplus: walked.surplus });
  return true;
}

async function saveAll(api: GithubApi, collection: Collection, target: Target, walked: Walked | undefined) {
  const walk = await saveWalk(api, collection, { ...target, known: walked !== undefined });
  const count = await countOf(collection, target.repositoryId);
  await noteWalked(collection, target, walk, { through: 0, surplus: count - walk.total });
}

async function saveWalk(
  api: GithubApi,
  collection: Collection,
  { repositoryId, authorId, saveRepository, known }: Target & { known: boolean },
  since?: string,
): Promise<CommitWalk> {
  const walk = walkCommits(api, { repositoryId, authorId, since });
  let held: CommitRow[] = [];
  for await (const rows of walk.pages) {
    held.push(...rows);
    if (held.length < HELD) continue;
    // A known one is saved at the end only, so that it can still be kept as it was.
    if (!known) await saveRepository();
    await collection.saveCommits(repositoryId, held);
    held = [];
  }
  await saveRepository();
  if (held.length > 0) await collection.saveCommits(repositoryId, held);
  await collection.commitsComplete(repositoryId, walk.head);
  return walk;
}

async function countOf(collection: Collection, repositoryId: string): Promise<number> {
  return (await collection.commitState(repositoryId))?.count ?? 0;
}

/** A commit dated in the future must not hide the ones that come before it. */
async function noteWalked(
  collection: Collection,
  { repositoryId, now }: Target,
  walk: CommitWalk,
  { through, surplus }: Omit<Walked, 'head'>,
): Promise<void> {
  const newest = Math.min(Math.max(through, walk.newest), Math.floor(now.getTime() / 1000));
  const walked: Walked = { head: walk.head, through: newest, surplus };
  await collection.setMark(markKey(repositoryId), JSON.stringify(walked));
}

async function readWalked(collection: Collection, repositoryId: string): Promise<Walked | undefined> {
  const text = await collection.getMark(markKey(repositoryId));
  return text === undefined ? undefined : (JSON.parse(text) as Walked);
}

function markKey(repositoryId: string): string {
  return `walked ${repositoryId}`;
}

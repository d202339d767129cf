import type { Collection } from '../../dev-stats/store/collection';
import type { CommitRow } from '../../dev-stats/store/rows';
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

/** Where the last complete walk ended. */
interface Walked {
  head: string | null;
  /** Newest commit date, in seconds. */
  through: number;
  /** By how many commits the walk brought more than the server counts; it is not always of one mind. */
  surplus: number;
}

/**
 * Saves what is new of the owner's commits and the repository with it. Commits with old dates can arrive with a merge,
 * and known ones leave with a rewritten branch, so the new ones are enough only where the server's count and its latest
 * commits are the store's; else the history is read from the start, and what it no longer has does not count any more.
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

/** Whether the commits since the last complete walk bring the store to what the server has. */
async function saveSince(api: GithubApi, collection: Collection, target: Target, walked: Walked): Promise<boolean> {
  const { repositoryId } = target;
  const from = walked.through - OVERLAP_SECONDS;
  const since = new Date(from * 1000).toISOString().replace('.000Z', 'Z');
  const walk = await saveWalk(api, collection, { ...target, known: true, since });
  const isWhole =
    (await collection.countCommits(repositoryId)) === walk.total + walked.surplus &&
    (await collection.countCommits(repositoryId, from)) === walk.count;
  if (!isWhole) return false;
  await collection.commitsComplete(repositoryId);
  await noteWalked(collection, target, walk, { through: walked.through, surplus: walked.surplus });
  return true;
}

async function saveAll(api: GithubApi, collection: Collection, target: Target, walked: Walked | undefined) {
  const { repositoryId } = target;
  const walk = await saveWalk(api, collection, { ...target, known: walked !== undefined });
  await collection.commitsComplete(repositoryId, { fullHistory: true });
  const surplus = (await collection.countCommits(repositoryId)) - walk.total;
  await noteWalked(collection, target, walk, { through: 0, surplus });
}

interface WalkTarget extends Target {
  known: boolean;
  /** Earliest commit date; undefined reads the whole history. */
  since?: string;
}

async function saveWalk(api: GithubApi, collection: Collection, target: WalkTarget): Promise<CommitWalk> {
  const { repositoryId, authorId, saveRepository, known, since } = target;
  const walk = walkCommits(api, { repositoryId, authorId, since });
  const options = { fullHistory: since === undefined };
  let held: CommitRow[] = [];
  for await (const rows of walk.pages) {
    held.push(...rows);
    if (held.length < HELD) continue;
    // A known one is saved at the end only, so that it can still be kept as it was.
    if (!known) await saveRepository();
    await collection.saveCommits(repositoryId, held, options);
    held = [];
  }
  await saveRepository();
  if (held.length > 0) await collection.saveCommits(repositoryId, held, options);
  return walk;
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
  await collection.setCheckpoint(markKey(repositoryId), JSON.stringify(walked));
}

async function readWalked(collection: Collection, repositoryId: string): Promise<Walked | undefined> {
  const text = await collection.getCheckpoint(markKey(repositoryId));
  return text === undefined ? undefined : (JSON.parse(text) as Walked);
}

function markKey(repositoryId: string): string {
  return `walked ${repositoryId}`;
}

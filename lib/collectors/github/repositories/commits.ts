import { z } from 'zod';
import { DAY_MS } from '../../../dates';
import { parseOffset } from '../../../dev-stats/rules/commits/author-time';
import type { CommitRow } from '../../../dev-stats/store/rows';
import type { Collection } from '../../../dev-stats/store/write/collection';
import {
  completeCommits,
  countCommits,
  type SavedRepository,
  saveCommits,
} from '../../../dev-stats/store/write/commits';
import { toIsoSeconds } from '../../shared/time';
import type { GithubApi } from '../api/client';
import { connectionSchema, graphqlPages, type Page } from '../api/paging';
import { queryWhole } from '../api/request';

const PAGE_SIZE = 100;

export const COMMITS_QUERY = `query Commits($id: ID!, $first: Int!, $after: String, $authorId: ID!, $since: GitTimestamp) {
  node(id: $id) {
    ... on Repository {
      defaultBranchRef { target { oid ... on Commit {
        all: history(author: {id: $authorId}) { totalCount }
        history(first: $first, after: $after, author: {id: $authorId}, since: $since) {
          totalCount pageInfo { hasNextPage endCursor }
          nodes { oid message authoredDate committedDate author { name email date } }
        }
      } } }
    }
  }
}`;

const commitSchema = z
  .object({
    oid: z.string(),
    message: z.string().nullish(),
    authoredDate: z.string(),
    committedDate: z.string(),
    author: z.object({ name: z.string().nullish(), email: z.string().nullish(), date: z.string().nullish() }).nullish(),
  })
  .transform(({ oid, message, authoredDate, committedDate, author }): CommitRow => {
    return {
      sha: oid,
      message: message ?? '',
      authorName: author?.name ?? '',
      authorEmail: author?.email ?? null,
      authoredAt: toSeconds(authoredDate),
      // `author.date` keeps the author's UTC offset; `authoredDate` is in UTC.
      authorOffset: parseOffset(author?.date ?? ''),
      committedAt: toSeconds(committedDate),
    };
  });
const target = z.object({
  oid: z.string(),
  all: z.object({ totalCount: z.number() }).nullish(),
  history: connectionSchema(commitSchema).nullish(),
});
const schema = z.object({
  node: z.object({ defaultBranchRef: z.object({ target: target.nullish() }).nullish() }).nullish(),
});

interface CommitsOf {
  repositoryId: string;
  authorId: string;
  /** Earliest commit date (RFC 3339); without it the whole history is read. */
  since?: string | undefined;
}

/** Pages of the owner's commits on a default branch, newest first. Reading the pages fills the other fields. */
interface CommitWalk {
  pages: AsyncGenerator<CommitRow[]>;
  head: string | null;
  total: number;
  count: number;
  newest: number;
}

function walkCommits(api: GithubApi, { repositoryId, authorId, since }: CommitsOf): CommitWalk {
  const walk: CommitWalk = { pages: graphqlPages(fetchPage, PAGE_SIZE), head: null, total: 0, count: 0, newest: 0 };
  let first = true;
  return walk;

  async function fetchPage(size: number, after: string | null): Promise<Page<CommitRow> | null> {
    const variables = { id: repositoryId, authorId, since, first: size, after };
    // Saving an incomplete page would hide the missing commits from later runs.
    const node = await queryWhole(api, { query: COMMITS_QUERY, variables, schema }, (data) => data.node);
    const target = node.defaultBranchRef?.target;
    if (!target?.history) return null;
    if (first) Object.assign(walk, { head: target.oid, total: target.all?.totalCount ?? 0 });
    first = false;
    const { nodes } = target.history;
    walk.count += nodes.filter((row) => row !== null).length;
    walk.newest = nodes.reduce((newest, row) => Math.max(newest, row?.committedAt ?? 0), walk.newest);
    return target.history;
  }
}

function toSeconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000) || 0;
}

/** An incremental read starts this long before the newest known commit, because pushes arrive out of order. */
const OVERLAP_SECONDS = DAY_MS / 1000;
/** Commits in memory before they are saved. A smaller repository that fails is not changed at all. */
const BATCH = 10_000;

interface Target {
  repositoryId: string;
  authorId: string;
  head: string | null | undefined;
  now: Date;
  saveRepository: () => Promise<void>;
}

interface Checkpoint {
  head: string | null;
  through: number;
  /** Commits listed by GitHub minus its `totalCount`; the two can disagree. */
  surplus: number;
}

/**
 * Saves a repository and the owner's new commits. Returns false if the branch has not changed; throws GithubError.
 *
 * A merge can add commits with old dates, and a force push can remove known ones. If the commits since the last read
 * do not add up to GitHub's count, the whole history is read, and commits that it lacks no longer count.
 */
export async function saveNewCommits(api: GithubApi, collection: Collection, target: Target): Promise<boolean> {
  const { repositoryId, head, saveRepository } = target;
  const checkpoint = await readCheckpoint(collection, repositoryId);
  if (checkpoint && head !== undefined && checkpoint.head === head) {
    await saveRepository();
    return false;
  }
  const isComplete = checkpoint && (await saveSince(api, collection, target, checkpoint));
  if (!isComplete) await saveAll(api, collection, target, checkpoint !== undefined);
  return true;
}

async function saveSince(
  api: GithubApi,
  collection: Collection,
  target: Target,
  checkpoint: Checkpoint,
): Promise<boolean> {
  const { through, surplus } = checkpoint;
  const from = through - OVERLAP_SECONDS;
  const { walk, saved } = await saveWalk(api, collection, { ...target, isKnown: true, since: toIsoSeconds(from) });
  const isComplete =
    (await countCommits(saved)) === walk.total + surplus && (await countCommits(saved, from)) === walk.count;
  if (!isComplete) return false;
  await completeCommits(saved);
  await saveCheckpoint(collection, target, walk, { through, surplus });
  return true;
}

async function saveAll(api: GithubApi, collection: Collection, target: Target, isKnown: boolean) {
  const { walk, saved } = await saveWalk(api, collection, { ...target, isKnown });
  await completeCommits(saved, { fullHistory: true });
  const surplus = (await countCommits(saved)) - walk.total;
  await saveCheckpoint(collection, target, walk, { through: 0, surplus });
}

interface WalkTarget extends Target {
  isKnown: boolean;
  since?: string;
}

interface SavedWalk {
  walk: CommitWalk;
  saved: SavedRepository;
}

async function saveWalk(api: GithubApi, collection: Collection, target: WalkTarget): Promise<SavedWalk> {
  const { repositoryId, authorId, saveRepository, isKnown, since } = target;
  const walk = walkCommits(api, { repositoryId, authorId, since });
  const options = { fullHistory: since === undefined };
  let batch: CommitRow[] = [];
  for await (const rows of walk.pages) {
    batch.push(...rows);
    if (batch.length < BATCH) continue;
    // A known repository is saved after its last page, so that it keeps its previous data if a page fails.
    if (!isKnown) await saveRepository();
    await saveCommits(await collection.savedRepository(repositoryId), batch, options);
    batch = [];
  }
  await saveRepository();
  const saved = await collection.savedRepository(repositoryId);
  if (batch.length > 0) await saveCommits(saved, batch, options);
  return { walk, saved };
}

async function saveCheckpoint(
  collection: Collection,
  { repositoryId, now }: Target,
  walk: CommitWalk,
  { through, surplus }: Omit<Checkpoint, 'head'>,
): Promise<void> {
  const newest = Math.min(Math.max(through, walk.newest), Math.floor(now.getTime() / 1000));
  const checkpoint: Checkpoint = { head: walk.head, through: newest, surplus };
  await collection.setCheckpoint(toKey(repositoryId), JSON.stringify(checkpoint));
}

async function readCheckpoint(collection: Collection, repositoryId: string): Promise<Checkpoint | undefined> {
  const text = await collection.getCheckpoint(toKey(repositoryId));
  return text === undefined ? undefined : (JSON.parse(text) as Checkpoint);
}

const toKey = (repositoryId: string) => `walked ${repositoryId}`;

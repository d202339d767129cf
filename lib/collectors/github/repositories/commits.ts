import { z } from 'zod';
import { DAY_MS, toIsoSeconds } from '../../../dates';
import { parseOffset } from '../../../dev-stats/rules/commits/author-time';
import type { CommitRow } from '../../../dev-stats/store/rows';
import type { Collection } from '../../../dev-stats/store/write/collection';
import {
  completeCommits,
  countCommits,
  type SavedRepository,
  saveCommits,
} from '../../../dev-stats/store/write/commits';
import type { GithubApi } from '../api/client';
import { connectionSchema, graphqlPages, type Page } from '../api/paging';
import { queryWhole } from '../api/request';
import type { ListedRepository } from './repositories';

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

function toSeconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000) || 0;
}

/** An incremental read starts this long before the newest known commit, because pushes arrive out of order. */
const OVERLAP_SECONDS = DAY_MS / 1000;
/** Commits in memory before they are saved. A smaller repository that fails is not changed at all. */
const BATCH = 10_000;

interface Target {
  repository: ListedRepository;
  authorId: string;
  now: Date;
  saveRepository: () => Promise<void>;
}

interface Checkpoint {
  head: string | null;
  through: number;
  /** Commits listed by GitHub minus its `totalCount`; the two can disagree. */
  surplus: number;
  total?: number;
  authorId?: string;
}

/**
 * Saves a repository and the owner's new commits. Returns false if the branch has not changed. Throws GithubError. If
 * the count differs from GitHub's, after a merge of old commits or a force push, the whole history is read.
 */
export async function saveNewCommits(api: GithubApi, collection: Collection, target: Target): Promise<boolean> {
  const { authorId, saveRepository } = target;
  const { row, head, commits } = target.repository;
  const key = `walked ${row.id}`;
  const text = await collection.getCheckpoint(key);
  const known: Checkpoint | undefined = text === undefined ? undefined : JSON.parse(text);
  // Version 1.1 did not save whose commits they are.
  const isSameAuthor = known && (known.authorId ?? authorId) === authorId;
  // The count changes without a push when the owner adds an address to the GitHub account.
  const isSameCount = commits === undefined || known?.total === commits;
  if (isSameAuthor && isSameCount && head !== undefined && known.head === head) {
    await saveRepository();
    return false;
  }
  const isKnown = known !== undefined;
  const recent = isSameAuthor ? await saveSince(api, collection, target, known) : undefined;
  const checkpoint = recent ?? (await saveAll(api, collection, { ...target, isKnown }));
  const through = Math.min(checkpoint.through, Math.floor(target.now.getTime() / 1000));
  await collection.setCheckpoint(key, JSON.stringify({ ...checkpoint, through }));
  return true;
}

/** Reads the commits since the last collection. Returns undefined if their number does not match GitHub's total. */
async function saveSince(
  api: GithubApi,
  collection: Collection,
  target: Target,
  { through, surplus }: Checkpoint,
): Promise<Checkpoint | undefined> {
  const from = through - OVERLAP_SECONDS;
  const { walk, saved } = await saveWalk(api, collection, { ...target, isKnown: true, since: toIsoSeconds(from) });
  if ((await countCommits(saved)) !== walk.total + surplus) return undefined;
  if ((await countCommits(saved, from)) !== walk.count) return undefined;
  await completeCommits(saved);
  const { head, newest, total } = walk;
  return { head, through: Math.max(through, newest), surplus, total, authorId: target.authorId };
}

async function saveAll(api: GithubApi, collection: Collection, target: WalkTarget): Promise<Checkpoint> {
  const { walk, saved } = await saveWalk(api, collection, target);
  await completeCommits(saved, { fullHistory: true });
  const surplus = (await countCommits(saved)) - walk.total;
  return { head: walk.head, through: walk.newest, surplus, total: walk.total, authorId: target.authorId };
}

interface WalkTarget extends Target {
  isKnown: boolean;
  /** Earliest commit date (RFC 3339); without it the whole history is read. */
  since?: string;
}

async function saveWalk(api: GithubApi, collection: Collection, target: WalkTarget) {
  const { repository, authorId, saveRepository, isKnown, since } = target;
  const { id } = repository.row;
  const walk = { head: null as string | null, total: 0, count: 0, newest: 0 };
  const pages = graphqlPages(async (first, after): Promise<Page<CommitRow> | null> => {
    const variables = { id, authorId, since, first, after };
    // Saving an incomplete page would hide the missing commits from later runs.
    const node = await queryWhole(api, { query: COMMITS_QUERY, variables, schema }, (data) => data.node);
    const branch = node.defaultBranchRef?.target;
    if (!branch?.history) return null;
    if (after === null) Object.assign(walk, { head: branch.oid, total: branch.all?.totalCount ?? 0 });
    return branch.history;
  }, PAGE_SIZE);
  const options = { fullHistory: since === undefined };
  let batch: CommitRow[] = [];
  for await (const rows of pages) {
    walk.count += rows.length;
    walk.newest = rows.reduce((newest, { committedAt }) => Math.max(newest, committedAt), walk.newest);
    batch.push(...rows);
    if (batch.length < BATCH) continue;
    // A known repository is saved after its last page, so that it keeps its previous data if a page fails.
    if (!isKnown) await saveRepository();
    await saveCommits(await collection.savedRepository(id), batch, options);
    batch = [];
  }
  await saveRepository();
  const saved: SavedRepository = await collection.savedRepository(id);
  if (batch.length > 0) await saveCommits(saved, batch, options);
  return { walk, saved };
}

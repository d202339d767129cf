import { z } from 'zod';
import { parseAuthorTime } from '../../dev-stats/rules/author-time';
import type { CommitRow } from '../../dev-stats/store/rows';
import { ask, type GithubApi } from './ask';
import { failureOf } from './failure';
import { type Page, pages } from './pages';

const PAGE = 100;

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

const commitSchema = z.object({
  oid: z.string(),
  message: z.string().nullish(),
  authoredDate: z.string(),
  committedDate: z.string(),
  author: z.object({ name: z.string().nullish(), email: z.string().nullish(), date: z.string().nullish() }).nullish(),
});
const history = z.object({
  totalCount: z.number().nullish(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  nodes: z.array(commitSchema.nullable()).nullish(),
});
const target = z.object({
  oid: z.string(),
  all: z.object({ totalCount: z.number() }).nullish(),
  history: history.nullish(),
});
const schema = z.object({
  node: z.object({ defaultBranchRef: z.object({ target: target.nullish() }).nullish() }).nullish(),
});

interface CommitsOf {
  repositoryId: string;
  /** Node id of the owner: without it a repository tells everybody's commits. */
  authorId: string;
  /** Earliest commit date, RFC 3339; undefined reads the whole history. */
  since?: string | undefined;
}

/** A walk through the owner's commits of a default branch. Head and total are those of its first page. */
export interface CommitWalk {
  /** Pages, newest first; none of an empty repository. Throws GithubError. */
  pages: AsyncGenerator<CommitRow[]>;
  head: string | null;
  /** All the owner's commits of the branch, whatever `since`. */
  total: number;
  /** Commits read so far, and the newest commit date among them, in seconds since 1970. */
  count: number;
  newest: number;
}

/** Starts a walk; nothing is asked before its first page. */
export function walkCommits(api: GithubApi, { repositoryId, authorId, since }: CommitsOf): CommitWalk {
  const walk: CommitWalk = { pages: pages(fetchPage, PAGE), head: null, total: 0, count: 0, newest: 0 };
  let first = true;
  return walk;

  async function fetchPage(size: number, after: string | null): Promise<Page<CommitRow> | null> {
    const variables = { id: repositoryId, authorId, since, first: size, after };
    const { data, issues } = await ask(api, { query: COMMITS_QUERY, variables, schema, divisible: true });
    // A page with holes would look complete for ever after.
    if (issues.length > 0 || !data.node) throw failureOf(issues);
    const target = data.node.defaultBranchRef?.target;
    if (!target?.history) return null;
    if (first) Object.assign(walk, { head: target.oid, total: target.all?.totalCount ?? 0 });
    first = false;
    const { nodes, pageInfo, totalCount } = target.history;
    const commits = (nodes ?? []).map((node) => node && toRow(node));
    walk.count += commits.filter((row) => row !== null).length;
    walk.newest = commits.reduce((newest, row) => Math.max(newest, row?.committedAt ?? 0), walk.newest);
    return {
      nodes: commits,
      hasNextPage: pageInfo.hasNextPage,
      endCursor: pageInfo.endCursor ?? null,
      total: totalCount,
    };
  }
}

/** By the author's own clock: the timestamp that keeps the offset, and UTC only where there is none. */
function toRow({ oid, message, authoredDate, committedDate, author }: z.infer<typeof commitSchema>): CommitRow {
  const written = parseAuthorTime(author?.date ?? '');
  return {
    sha: oid,
    message: message ?? '',
    authorName: author?.name ?? '',
    authorEmail: author?.email ?? null,
    authoredAt: secondsOf(written?.utc ?? authoredDate),
    authorOffset: written?.offsetMinutes ?? 0,
    committedAt: secondsOf(committedDate),
  };
}

function secondsOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000) || 0;
}

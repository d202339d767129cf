import { z } from 'zod';
import { parseAuthorTime } from '../../../dev-stats/rules/commits/author-time';
import type { CommitRow } from '../../../dev-stats/store/rows';
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
    // `author.date` keeps the author's UTC offset; `authoredDate` is in UTC.
    const authored = parseAuthorTime(author?.date ?? '');
    return {
      sha: oid,
      message: message ?? '',
      authorName: author?.name ?? '',
      authorEmail: author?.email ?? null,
      authoredAt: toSeconds(authored?.utc ?? authoredDate),
      authorOffset: authored?.offsetMinutes ?? 0,
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
export interface CommitWalk {
  pages: AsyncGenerator<CommitRow[]>;
  head: string | null;
  total: number;
  count: number;
  newest: number;
}

export function walkCommits(api: GithubApi, { repositoryId, authorId, since }: CommitsOf): CommitWalk {
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

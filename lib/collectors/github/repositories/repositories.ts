import { z } from 'zod';
import type { RepositoryRow } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { GithubError, type GraphqlIssue, graphqlError } from '../api/errors';
import { connectionSchema, graphqlPages, nodesSchema, type Page } from '../api/paging';
import { queryGraphql } from '../api/request';

/** Pages of 100 repositories with their counts time out. */
export const PAGE_SIZE = 30;

const COUNT = '... on Commit { history(author: {id: $authorId}) { totalCount } }';

export const COMMIT_FIELDS = `id name nameWithOwner url isPrivate createdAt updatedAt pushedAt primaryLanguage { name }
        defaultBranchRef { target { oid ${COUNT} } }`;

export const REPOSITORIES_QUERY = `query Repositories($login: String!, $first: Int!, $after: String, $authorId: ID!) {
  user(login: $login) {
    repositories(first: $first, after: $after, ownerAffiliations: [OWNER], orderBy: {field: CREATED_AT, direction: ASC}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes {
        ${COMMIT_FIELDS}
        description stargazerCount forkCount watchers { totalCount }
        issues { totalCount } pullRequests { totalCount } releases { totalCount }
        latestRelease: releases(first: 1, orderBy: {field: CREATED_AT, direction: DESC}) { nodes { updatedAt } }
        latestIssue: issues(first: 1, orderBy: {field: UPDATED_AT, direction: DESC}) { nodes { updatedAt } }
        latestPullRequest: pullRequests(first: 1, orderBy: {field: UPDATED_AT, direction: DESC}) { nodes { updatedAt } }
      }
    }
  }
}`;

const count = z.object({ totalCount: z.number() }).nullish();
const latest = nodesSchema(z.object({ updatedAt: z.string() }));
const branch = z.object({ target: z.object({ oid: z.string(), history: count }).nullish() }).nullish();
const nodeSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameWithOwner: z.string(),
  description: z.string().nullish(),
  url: z.string(),
  isPrivate: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  pushedAt: z.string().nullish(),
  stargazerCount: z.number().nullish(),
  forkCount: z.number().nullish(),
  watchers: count,
  primaryLanguage: z.object({ name: z.string() }).nullish(),
  issues: count,
  pullRequests: count,
  releases: count,
  latestIssue: latest,
  latestPullRequest: latest,
  latestRelease: latest,
  defaultBranchRef: branch,
});
const schema = z.object({
  user: z.object({ repositories: connectionSchema(z.unknown()).nullish() }).nullish(),
});

export interface ListedRepository {
  /** The store counts the commits. Releases are unknown. */
  row: RepositoryRow;
  /** The newest commit of the default branch; null without one, undefined if it is not known. */
  head: string | null | undefined;
  isBranchKnown: boolean;
  /** Commits by the owner, undefined if GitHub could not count them. */
  commits: number | undefined;
  /** Changes with every issue, pull request and release, so that details are requested only then. */
  fingerprint: string;
}

export interface ListedOwner {
  login: string;
  id: string;
}

/** Pages of repositories, oldest first so that new ones do not shift the pages. Throws GithubError. */
export async function* listRepositories(
  api: GithubApi,
  { login, id }: ListedOwner,
  { query, contributed } = { query: REPOSITORIES_QUERY, contributed: false },
): AsyncGenerator<Entry[]> {
  const fetchWith = async (text: string, first: number, after: string | null): Promise<Page<Entry>> => {
    const variables = { login, authorId: id, first, after };
    const { data, issues } = await queryGraphql(api, { query: text, variables, schema, splittable: true });
    const found = data.user?.repositories;
    const failure = graphqlError(issues);
    if (!found || (issues.length > 0 && failure.needsSmallerQuery)) throw failure;
    return { ...found, nodes: readEntries(found.nodes, issues, { depth: 2, contributed }) };
  };
  const fetch = (first: number, after: string | null) =>
    fetchWith(query, first, after).catch((error: unknown) => {
      if (first > 1 || !(error instanceof GithubError && error.needsSmallerQuery)) throw error;
      // GitHub can take too long to count a long history, which must not end the list.
      return fetchWith(query.replace(COUNT, '').replace(', $authorId: ID!', ''), first, after);
    });
  yield* graphqlPages(fetch, PAGE_SIZE);
}

/** `repository` is undefined if its node could not be read, because of `error`. */
export interface Entry {
  repository: ListedRepository | undefined;
  error: GithubError;
}

/** Reads nodes whose errors have paths such as user.repositories.nodes.INDEX.FIELD; `depth` is the position of `nodes`. */
export function readEntries(
  nodes: readonly unknown[],
  issues: readonly GraphqlIssue[],
  { depth, contributed }: { depth: number; contributed: boolean },
): Entry[] {
  return nodes.map((node, index) => {
    const own = issues.filter(({ path }) => path?.[depth] === 'nodes' && path[depth + 1] === index);
    const isBranchKnown = !own.some(({ path }) => path?.[depth + 2] === 'defaultBranchRef');
    const read = nodeSchema.safeParse(node);
    const repository = read.success ? toListed(read.data, { contributed, isBranchKnown }) : undefined;
    return { repository, error: graphqlError(own) };
  });
}

function toListed(
  node: z.infer<typeof nodeSchema>,
  { contributed, isBranchKnown }: { contributed: boolean; isBranchKnown: boolean },
): ListedRepository {
  const { issues, pullRequests, releases, latestIssue, latestPullRequest, latestRelease } = node;
  const counts = [issues, pullRequests, releases].map((connection) => connection?.totalCount ?? '?');
  const dates = [latestIssue, latestPullRequest, latestRelease].map((list) => list?.nodes?.[0]?.updatedAt ?? '-');
  const target = node.defaultBranchRef?.target;
  return {
    row: {
      id: node.id,
      name: node.name,
      fullName: node.nameWithOwner,
      description: node.description ?? null,
      language: node.primaryLanguage?.name ?? null,
      stars: node.stargazerCount ?? null,
      forks: node.forkCount ?? null,
      watchers: node.watchers?.totalCount ?? null,
      isPrivate: node.isPrivate,
      contributed,
      htmlUrl: node.url,
      createdAt: node.createdAt,
      updatedAt: node.updatedAt,
      pushedAt: node.pushedAt ?? null,
      pullRequests: pullRequests?.totalCount ?? null,
      issues: issues?.totalCount ?? null,
      releases: null,
    },
    head: target?.oid ?? (isBranchKnown ? null : undefined),
    isBranchKnown,
    commits: target ? target.history?.totalCount : 0,
    fingerprint: [...counts, ...dates].join(' '),
  };
}

import { z } from 'zod';
import type { RepositoryRow } from '../../dev-stats/store/rows';
import type { GithubApi } from './client';
import { type GraphqlIssue, graphqlError } from './errors';
import { connectionSchema, graphqlPages, type Page } from './paging';
import { queryGraphql } from './request';

/** Pages of 100 repositories with their counts time out. */
const PAGE_SIZE = 30;

export const REPOSITORIES_QUERY = `query Repositories($login: String!, $first: Int!, $after: String, $authorId: ID!) {
  user(login: $login) {
    repositories(first: $first, after: $after, ownerAffiliations: [OWNER], orderBy: {field: CREATED_AT, direction: ASC}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes {
        id name nameWithOwner description url isPrivate createdAt updatedAt pushedAt
        stargazerCount forkCount watchers { totalCount } primaryLanguage { name }
        issues { totalCount } pullRequests { totalCount } releases { totalCount }
        latestRelease: releases(first: 1, orderBy: {field: CREATED_AT, direction: DESC}) { nodes { updatedAt } }
        latestIssue: issues(first: 1, orderBy: {field: UPDATED_AT, direction: DESC}) { nodes { updatedAt } }
        latestPullRequest: pullRequests(first: 1, orderBy: {field: UPDATED_AT, direction: DESC}) { nodes { updatedAt } }
        defaultBranchRef { target { oid ... on Commit { history(author: {id: $authorId}) { totalCount } } } }
      }
    }
  }
}`;

const count = z.object({ totalCount: z.number() }).nullish();
const latest = z.object({ nodes: z.array(z.object({ updatedAt: z.string() }).nullable()).nullish() }).nullish();
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

export interface ListedRepository extends z.infer<typeof nodeSchema> {
  /** Fields with an error: their null means unknown. */
  unknown: Set<string>;
}

export interface RepositoryPage {
  repositories: ListedRepository[];
  unreadable: number;
}

/** Pages of the owner's repositories, oldest first so that new ones do not shift the pages. Throws GithubError. */
export async function* listRepositories(
  api: GithubApi,
  owner: { login: string; id: string },
): AsyncGenerator<RepositoryPage> {
  const fetch = (first: number, after: string | null) =>
    fetchPage(api, { login: owner.login, authorId: owner.id, first, after });
  for await (const [page] of graphqlPages(fetch, PAGE_SIZE)) if (page) yield page;
}

async function fetchPage(api: GithubApi, variables: Record<string, unknown>): Promise<Page<RepositoryPage>> {
  const { data, issues } = await queryGraphql(api, { query: REPOSITORIES_QUERY, variables, schema, splittable: true });
  const found = data.user?.repositories;
  const failure = graphqlError(issues);
  if (!found || (issues.length > 0 && failure.needsSmallerQuery)) throw failure;
  const read = found.nodes.map((node, index) => toListed(node, fieldsWithError(issues, index)));
  const repositories = read.filter((repository) => repository !== undefined);
  const page = { repositories, unreadable: read.length - repositories.length };
  return { nodes: [page], hasNextPage: found.hasNextPage, endCursor: found.endCursor };
}

function toListed(node: unknown, unknown: Set<string>): ListedRepository | undefined {
  const read = nodeSchema.safeParse(node);
  return read.success ? { ...read.data, unknown } : undefined;
}

/** From paths such as user.repositories.nodes.INDEX.FIELD. */
function fieldsWithError(issues: GraphqlIssue[], index: number): Set<string> {
  const paths = issues.map(({ path }) => path ?? []).filter((path) => path[2] === 'nodes' && path[3] === index);
  return new Set(paths.map((path) => String(path[4] ?? '')));
}

export function toRepositoryRow(
  listed: ListedRepository,
  { commits, releases }: Pick<RepositoryRow, 'commits' | 'releases'>,
): RepositoryRow {
  const row: RepositoryRow = {
    id: listed.id,
    name: listed.name,
    fullName: listed.nameWithOwner,
    description: listed.description ?? null,
    language: listed.primaryLanguage?.name ?? null,
    stars: listed.stargazerCount ?? null,
    forks: listed.forkCount ?? null,
    watchers: listed.watchers?.totalCount ?? null,
    isPrivate: listed.isPrivate,
    htmlUrl: listed.url,
    createdAt: listed.createdAt,
    updatedAt: listed.updatedAt,
    pushedAt: listed.pushedAt ?? null,
    pullRequests: listed.pullRequests?.totalCount ?? null,
    issues: listed.issues?.totalCount ?? null,
    releases,
  };
  return commits === undefined ? row : { ...row, commits };
}

/** Changes with every issue, pull request and release, so that details are requested only then. */
export function fingerprint(listed: ListedRepository): string {
  const { issues, pullRequests, releases, latestIssue, latestPullRequest, latestRelease } = listed;
  const counts = [issues, pullRequests, releases].map((connection) => connection?.totalCount ?? '?');
  const dates = [latestIssue, latestPullRequest, latestRelease].map((list) => list?.nodes?.[0]?.updatedAt ?? '-');
  return [...counts, ...dates].join(' ');
}

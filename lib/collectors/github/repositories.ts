import { z } from 'zod';
import { ask, type GithubApi } from './ask';
import type { GraphqlIssue } from './failure';
import { failureOf } from './failure';
import { type Page, pages } from './pages';

/** Repositories a page; 100 with their counts ran into timeouts. */
const PAGE = 30;

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
  user: z
    .object({
      repositories: z
        .object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
          nodes: z.array(z.unknown()).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

/** A repository of the owner, as the list tells it. */
export interface ListedRepository extends z.infer<typeof nodeSchema> {
  /** Names of the fields that came with an error, so that null does not mean none. */
  unknown: Set<string>;
}

/** A page of the list, and how many of its entries could not be read. */
export interface RepositoryPage {
  repositories: ListedRepository[];
  unreadable: number;
}

/** The owner's repositories in pages, oldest first so that a page does not shift while it is read. */
export async function* listRepositories(
  api: GithubApi,
  owner: { login: string; id: string },
): AsyncGenerator<RepositoryPage> {
  const fetch = (first: number, after: string | null) =>
    fetchPage(api, { login: owner.login, authorId: owner.id, first, after });
  for await (const [page] of pages(fetch, PAGE)) if (page) yield page;
}

async function fetchPage(api: GithubApi, variables: Record<string, unknown>): Promise<Page<RepositoryPage>> {
  const { data, issues } = await ask(api, { query: REPOSITORIES_QUERY, variables, schema, divisible: true });
  const found = data.user?.repositories;
  const failure = failureOf(issues);
  if (!found?.nodes || (issues.length > 0 && failure.asksForLess)) throw failure;
  const read = found.nodes.map((node, index) => toListed(node, fieldsWithError(issues, index)));
  const repositories = read.filter((repository) => repository !== undefined);
  const page = { repositories, unreadable: read.length - repositories.length };
  return { nodes: [page], hasNextPage: found.pageInfo.hasNextPage, endCursor: found.pageInfo.endCursor ?? null };
}

function toListed(node: unknown, unknown: Set<string>): ListedRepository | undefined {
  const read = nodeSchema.safeParse(node);
  return read.success ? { ...read.data, unknown } : undefined;
}

/** Fields of one node that errors point at: user.repositories.nodes.INDEX.FIELD. */
function fieldsWithError(issues: GraphqlIssue[], index: number): Set<string> {
  const paths = issues.map(({ path }) => path ?? []).filter((path) => path[2] === 'nodes' && path[3] === index);
  return new Set(paths.map((path) => String(path[4] ?? '')));
}

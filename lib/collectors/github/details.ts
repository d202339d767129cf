import { z } from 'zod';
import type { RepositoryDetails } from '../../dev-stats/store/rows';
import type { GithubApi } from './client';
import { graphqlError } from './errors';
import { graphqlPages } from './paging';
import { queryGraphql } from './request';

/** Of each kind. */
const MAX_ENTRIES = 100;

export const DETAILS_QUERY = `query Details($id: ID!, $first: Int!) {
  node(id: $id) {
    ... on Repository {
      pullRequests(first: $first, orderBy: {field: CREATED_AT, direction: DESC}) {
        nodes { id number title state url createdAt updatedAt closedAt mergedAt }
      }
      issues(first: $first, orderBy: {field: CREATED_AT, direction: DESC}) {
        nodes { id number title state url createdAt updatedAt closedAt }
      }
      releases(first: $first, orderBy: {field: CREATED_AT, direction: DESC}) {
        totalCount
        nodes { id tagName name description url publishedAt createdAt isDraft }
      }
    }
  }
}`;

const issue = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  // Any string, so that new states are accepted.
  state: z.string(),
  url: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  closedAt: z.string().nullish(),
});
const pullRequest = issue.extend({ mergedAt: z.string().nullish() });
const release = z.object({
  id: z.string(),
  tagName: z.string(),
  name: z.string().nullish(),
  description: z.string().nullish(),
  url: z.string(),
  publishedAt: z.string().nullish(),
  createdAt: z.string(),
  isDraft: z.boolean().nullish(),
});
const list = <T extends z.ZodType>(node: T) => z.object({ nodes: z.array(node.nullable()).nullish() }).nullish();
const nodeSchema = z.object({
  pullRequests: list(pullRequest),
  issues: list(issue),
  releases: z.object({ totalCount: z.number(), nodes: z.array(release.nullable()).nullish() }).nullish(),
});
const schema = z.object({ node: nodeSchema.nullish() });

export interface FetchedDetails {
  /** Kinds with an error are omitted. */
  details: RepositoryDetails;
  /** Published releases: GitHub's total includes drafts for the owner. Null is unknown. */
  releases: number | null;
}

/** Reads the latest pull requests, issues and releases of a repository. Throws GithubError. */
export async function fetchDetails(api: GithubApi, repositoryId: string): Promise<FetchedDetails> {
  const pages = graphqlPages(async (first) => {
    const variables = { id: repositoryId, first };
    const { data, issues } = await queryGraphql(api, { query: DETAILS_QUERY, variables, schema, splittable: true });
    if (!data.node || (issues.length > 0 && graphqlError(issues).kind === 'too-costly')) throw graphqlError(issues);
    return { nodes: [data.node], hasNextPage: false };
  }, MAX_ENTRIES);
  for await (const [node] of pages) if (node) return toDetails(node);
  throw graphqlError([]);
}

function toDetails(node: z.infer<typeof nodeSchema>): FetchedDetails {
  const releases = node.releases?.nodes?.filter((entry) => entry !== null);
  const published = releases?.filter(({ isDraft }) => !isDraft);
  const details: RepositoryDetails = {};
  if (node.pullRequests?.nodes)
    details.pullRequests = present(node.pullRequests.nodes).map((entry) => ({
      ...issueRow(entry),
      mergedAt: entry.mergedAt ?? null,
    }));
  if (node.issues?.nodes) details.issues = present(node.issues.nodes).map(issueRow);
  if (published) details.releases = published.map(releaseRow);
  const drafts = (releases?.length ?? 0) - (published?.length ?? 0);
  return { details, releases: node.releases ? node.releases.totalCount - drafts : null };
}

function present<T>(nodes: (T | null)[]): T[] {
  return nodes.filter((node) => node !== null);
}

function issueRow({ id, number, title, state, url, createdAt, updatedAt, closedAt }: z.infer<typeof issue>) {
  return { id, number, title, state, htmlUrl: url, createdAt, updatedAt, closedAt: closedAt ?? null };
}

function releaseRow({ id, tagName, name, description, url, publishedAt, createdAt }: z.infer<typeof release>) {
  return {
    id,
    tagName,
    name: name ?? null,
    body: description ?? null,
    htmlUrl: url,
    publishedAt: publishedAt ?? null,
    createdAt,
  };
}

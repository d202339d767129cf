import { z } from 'zod';
import type { RepositoryDetails } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { graphqlError } from '../api/errors';
import { graphqlPages, nodesSchema } from '../api/paging';
import { queryGraphql } from '../api/request';

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

const optionalText = z.string().nullable().default(null);
const withHtmlUrl = <T extends { url: string }>({ url, ...fields }: T) => ({ ...fields, htmlUrl: url });
const issueFields = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  state: z.string(),
  url: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  closedAt: optionalText,
});
const issue = issueFields.transform(withHtmlUrl);
const pullRequest = issueFields.extend({ mergedAt: optionalText }).transform(withHtmlUrl);
const release = z
  .object({
    id: z.string(),
    tagName: z.string(),
    name: optionalText,
    description: optionalText,
    url: z.string(),
    publishedAt: optionalText,
    createdAt: z.string(),
    isDraft: z.boolean().nullish(),
  })
  .transform(({ description, ...fields }) => ({ ...withHtmlUrl(fields), body: description }));
const nodeSchema = z.object({
  pullRequests: nodesSchema(pullRequest),
  issues: nodesSchema(issue),
  releases: z.object({ totalCount: z.number(), nodes: z.array(release.nullable()).nullish() }).nullish(),
});
const schema = z.object({ node: nodeSchema.nullish() });

export interface ChangedDetails {
  /** Undefined if nothing has changed. */
  details?: RepositoryDetails;
  /** Published releases: GitHub's total includes drafts for the owner. Null is unknown. */
  releases: number | null;
}

export async function fetchDetails(api: GithubApi, repositoryId: string): Promise<ChangedDetails> {
  const pages = graphqlPages(async (first) => {
    const variables = { id: repositoryId, first };
    const { data, issues } = await queryGraphql(api, { query: DETAILS_QUERY, variables, schema, splittable: true });
    if (!data.node || (issues.length > 0 && graphqlError(issues).kind === 'too-costly')) throw graphqlError(issues);
    return { nodes: [data.node], hasNextPage: false };
  }, MAX_ENTRIES);
  for await (const [node] of pages) if (node) return toDetails(node);
  throw graphqlError([]);
}

function toDetails(node: z.infer<typeof nodeSchema>): ChangedDetails {
  const releases = node.releases?.nodes && present(node.releases.nodes);
  const published = releases?.filter(({ isDraft }) => !isDraft);
  const details: RepositoryDetails = {};
  if (node.pullRequests?.nodes) details.pullRequests = present(node.pullRequests.nodes);
  if (node.issues?.nodes) details.issues = present(node.issues.nodes);
  if (published) details.releases = published.map(({ isDraft, ...row }) => row);
  const drafts = (releases?.length ?? 0) - (published?.length ?? 0);
  return { details, releases: node.releases ? node.releases.totalCount - drafts : null };
}

function present<T>(nodes: (T | null)[]): T[] {
  return nodes.filter((node) => node !== null);
}

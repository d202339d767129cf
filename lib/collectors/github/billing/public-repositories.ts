import { z } from 'zod';
import type { GithubApi } from '../api/client';
import { connectionSchema, graphqlPages } from '../api/paging';
import { queryWhole } from '../api/request';

const PAGE_SIZE = 100;

export const PUBLIC_REPOSITORIES_QUERY = `query PublicRepositories($login: String!, $first: Int!, $after: String) {
  repositoryOwner(login: $login) {
    repositories(first: $first, after: $after, privacy: PUBLIC, ownerAffiliations: [OWNER]) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { name }
    }
  }
}`;

const schema = z.object({
  repositoryOwner: z.object({ repositories: connectionSchema(z.object({ name: z.string() })) }).nullish(),
});

export async function publicRepositories(api: GithubApi, login: string): Promise<Set<string>> {
  const fetch = async (first: number, after: string | null) => {
    const variables = { login, first, after };
    const query = { query: PUBLIC_REPOSITORIES_QUERY, variables, schema };
    return queryWhole(api, query, ({ repositoryOwner }) => repositoryOwner?.repositories);
  };
  const names = new Set<string>();
  for await (const page of graphqlPages(fetch, PAGE_SIZE)) for (const { name } of page) names.add(name.toLowerCase());
  return names;
}

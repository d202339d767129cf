import { z } from 'zod';
import type { GithubApi } from '../api/client';
import { connectionPages } from '../api/paging';

export const PUBLIC_REPOSITORIES_QUERY = `query PublicRepositories($login: String!, $first: Int!, $after: String) {
  repositoryOwner(login: $login) {
    repositories(first: $first, after: $after, privacy: PUBLIC, ownerAffiliations: [OWNER]) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { name }
    }
  }
}`;

const node = z.object({ name: z.string() });

/** Names in lower case. Throws GithubError. */
export async function publicRepositories(api: GithubApi, login: string): Promise<Set<string>> {
  const path = ['repositoryOwner', 'repositories'] as const;
  const list = { query: PUBLIC_REPOSITORIES_QUERY, variables: { login }, path, node, pageSize: 100 };
  const names = new Set<string>();
  for await (const nodes of connectionPages(api, list)) for (const { name } of nodes) names.add(name.toLowerCase());
  return names;
}

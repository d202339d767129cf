import { z } from 'zod';
import type { GithubApi } from '../api/client';
import { type GithubError, graphqlError, recoverable } from '../api/errors';
import { graphqlPages, type Page } from '../api/paging';
import { queryGraphql } from '../api/request';
import type { ListedRepository } from './repositories';
import { COMMIT_FIELDS, type Entry, type ListedOwner, listRepositories, PAGE_SIZE, readEntries } from './repositories';

const listQuery = (name: string, field: string) => `query ${name}(
  $login: String!, $first: Int!, $after: String, $authorId: ID!
) {
  user(login: $login) {
    repositories: ${field} {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { ${COMMIT_FIELDS} }
    }
  }
}`;
const PAGING = 'first: $first, after: $after, orderBy: {field: CREATED_AT, direction: ASC}';

/** GitHub lists only repositories with recent contributions here. */
export const CONTRIBUTED_QUERY = listQuery(
  'Contributed',
  `repositoriesContributedTo(${PAGING}, contributionTypes: [COMMIT])`,
);
export const MEMBER_QUERY = listQuery(
  'Member',
  `repositories(${PAGING}, ownerAffiliations: [COLLABORATOR, ORGANIZATION_MEMBER])`,
);
export const KNOWN_QUERY = `query Known($ids: [ID!]!, $authorId: ID!) {
  nodes(ids: $ids) { ... on Repository { ${COMMIT_FIELDS} } }
}`;
const knownSchema = z.object({ nodes: z.array(z.unknown()).nullish() });

interface Lookup {
  owned: ReadonlySet<string>;
  known: readonly string[];
}

/** Repositories of others with commits by the owner. `kept` has the ids of known ones that could not be read. */
export async function listContributed(api: GithubApi, owner: ListedOwner, { owned, known }: Lookup) {
  const found = new Map<string, ListedRepository>();
  const failures: GithubError[] = [];
  const unread: GithubError[] = [];
  const fail = (error: unknown) => failures.push(recoverable(error));
  const readList = async (query: string) => {
    for await (const entries of listRepositories(api, owner, { query, contributed: true })) {
      for (const { repository, error } of entries) {
        if (!repository) unread.push(error);
        else if (!owned.has(repository.row.id)) found.set(repository.row.id, repository);
      }
    }
  };
  for (const query of [CONTRIBUTED_QUERY, MEMBER_QUERY]) await readList(query).catch(fail);
  const missing = new Set(known.filter((id) => !owned.has(id) && !found.has(id)));
  const readMissing = async () => {
    for await (const { id, repository, error } of lookUp(api, [...missing], owner.id)) {
      if (repository) found.set(id, repository);
      if (repository || error.kind === 'not-found') missing.delete(id);
      else unread.push(error);
    }
  };
  await readMissing().catch(fail);
  const repositories = [...found.values()].filter((repository) => hasCommits(repository, known));
  const isBranchRefused = found.values().some(({ row, isBranchKnown }) => !isBranchKnown && !known.includes(row.id));
  const refused = unread.filter(({ isRefusal }) => isRefusal).length;
  const unreadable = unread.length - refused;
  return { repositories, kept: [...missing], unreadable, isRefused: isBranchRefused || refused > 0, failures };
}

async function* lookUp(
  api: GithubApi,
  ids: readonly string[],
  authorId: string,
): AsyncGenerator<Entry & { id: string }> {
  if (ids.length === 0) return;
  const fetch = async (first: number, after: string | null): Promise<Page<Entry & { id: string }>> => {
    const start = Number(after ?? 0);
    const asked = ids.slice(start, start + first);
    const variables = { ids: asked, authorId };
    const query = { query: KNOWN_QUERY, variables, schema: knownSchema, splittable: true };
    const { data, issues } = await queryGraphql(api, query);
    const failure = graphqlError(issues);
    if (!data.nodes || (issues.length > 0 && failure.needsSmallerQuery)) throw failure;
    const read = readEntries(data.nodes, issues, { depth: 0, contributed: true });
    const nodes = read.map((entry, index) => ({ ...entry, id: asked[index] ?? '' }));
    const end = start + asked.length;
    return { nodes, hasNextPage: end < ids.length, endCursor: String(end) };
  };
  for await (const page of graphqlPages(fetch, PAGE_SIZE)) yield* page;
}

/** A known repository whose branch has an error, or whose commits are not counted, is read again. */
function hasCommits({ row, isBranchKnown, commits }: ListedRepository, known: readonly string[]): boolean {
  return isBranchKnown && commits !== undefined ? commits > 0 : known.includes(row.id);
}

import { schema as published } from '@octokit/graphql-schema';
import { buildClientSchema, type DocumentNode, executeSync, type IntrospectionQuery, parse, validate } from 'graphql';

export interface WorldCommit {
  oid: string;
  /** Author's date with offset. */
  date: string;
  /** Committer's date, UTC. */
  committed: string;
  /** Account of the author; the owner's is `owner`. */
  by: string;
  /** False for a commit whose author is null. */
  named?: boolean;
}

export interface WorldRepository {
  id: string;
  name: string;
  /** Default: `me`. GitHub lists those of others if the owner is a member, or has committed recently. */
  owner?: string;
  reach?: 'member' | 'recent' | 'known' | 'refused';
  isPrivate?: boolean;
  language?: string | null;
  /** Newest first. */
  commits: WorldCommit[];
  issues?: number;
  drafts?: number;
  releases?: number;
}

const introspection = published.json as { data?: IntrospectionQuery } & IntrospectionQuery;
const schema = buildClientSchema(introspection.data ?? introspection, { assumeValid: true });
const DAY = '2026-01-01T00:00:00Z';
const APPROVAL = { __typename: 'PullRequestReview', submittedAt: DAY, state: 'APPROVED' };
const REVIEWED = ['P1', 'P2'].map((id) => ({
  occurredAt: DAY,
  pullRequest: {
    id,
    author: { __typename: 'User', login: 'colleague' },
    timelineItems: () => connection([], {}),
    reviews: () => connection([APPROVAL], {}),
  },
}));

/** Executes queries about the repositories of the user `me` with GitHub's schema. */
export function answer(repositories: WorldRepository[], query: string, variableValues: Record<string, unknown>) {
  const all = repositories.map(toRepository);
  const of = (...reaches: (string | undefined)[]) =>
    repositories.flatMap(({ owner, reach }, index) =>
      (owner === undefined ? reaches.includes('own') : reaches.includes(reach)) ? (all[index] ?? []) : [],
    );
  const user = {
    ...{ id: 'owner', login: 'me', issues: { totalCount: 3 } },
    pullRequests: (page: Paging) => connection(entries('P', 12), page),
    repositories: ({ privacy, ownerAffiliations, ...page }: Paging & Filter) =>
      connection(
        of(ownerAffiliations.includes('OWNER') ? 'own' : 'member').filter(
          ({ isPrivate }) => privacy === undefined || isPrivate === (privacy === 'PRIVATE'),
        ),
        page,
      ),
    repositoriesContributedTo: (page: Paging) => connection(of('recent'), page),
    contributionsCollection: ({ from, to }: { from: string; to: string }) => ({
      contributionCalendar: {
        totalContributions: 9 * (readMonth(to) - readMonth(from) + 1),
        weeks: [{ contributionDays: listFirsts(from, to).map((date) => ({ date, contributionCount: 9 })) }],
      },
      pullRequestReviewContributions: (page: Paging) => connection(REVIEWED, page),
    }),
  };
  const rootValue = {
    viewer: { login: 'me' },
    user: ({ login }: { login: string }) => (login === 'me' ? user : null),
    node: ({ id }: { id: string }) => all.find((repository) => repository.id === id),
    nodes: ({ ids }: { ids: string[] }) =>
      ids.map((id) => {
        if (of('refused').some((other) => other.id === id)) return new Error('Resource not accessible by token');
        return all.find((other) => other.id === id) ?? new Error('Could not resolve to a node');
      }),
  };
  // A round trip, since the result has no prototype and the wire knows no undefined.
  return JSON.parse(JSON.stringify(executeSync({ schema, document: readQuery(query), rootValue, variableValues })));
}

/** The queries are few, and validating one against GitHub's schema takes longer than executing it. */
const documents = new Map<string, DocumentNode>();

function readQuery(query: string): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const [error] = validate(schema, document);
  if (error) throw error;
  documents.set(query, document);
  return document;
}

/** The first day of each month. */
function listFirsts(from: string, to: string): string[] {
  const months = Array.from({ length: readMonth(to) - readMonth(from) + 1 }, (_, index) => readMonth(from) + index);
  return months.map((month) => `${from.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`);
}

function readMonth(instant: string): number {
  return new Date(instant).getUTCMonth();
}

interface Paging {
  first?: number;
  after?: string | null;
}

interface Filter {
  privacy?: string;
  ownerAffiliations: string[];
}

function connection<T>(nodes: T[], { first = 100, after }: Paging) {
  const start = Number(after ?? 0);
  const end = start + first;
  const pageInfo = { hasNextPage: end < nodes.length, endCursor: String(end) };
  return { totalCount: nodes.length, nodes: nodes.slice(start, end), pageInfo };
}

function toRepository(repository: WorldRepository) {
  const { id, name, owner = 'me', isPrivate = false, language = 'TypeScript', commits, ...counts } = repository;
  const [head] = commits;
  const target = head && { __typename: 'Commit', oid: head.oid, history: history(commits) };
  const releases = entries(id, (counts.releases ?? 0) + (counts.drafts ?? 0)).map((release, index) => ({
    ...release,
    tagName: `v${index}`,
    isDraft: index >= (counts.releases ?? 0),
  }));
  const nameWithOwner = `${owner}/${name}`;
  return {
    ...{ __typename: 'Repository', id, name, nameWithOwner, url: `https://github.com/${nameWithOwner}`, isPrivate },
    ...{ createdAt: DAY, updatedAt: DAY, pushedAt: DAY, stargazerCount: 5, forkCount: 1, watchers: { totalCount: 2 } },
    primaryLanguage: language === null ? null : { name: language },
    defaultBranchRef: head ? { target } : null,
    issues: (page: Paging) => connection(entries(id, counts.issues ?? 0), page),
    pullRequests: (page: Paging) => connection([], page),
    releases: (page: Paging) => connection(releases, page),
  };
}

/** Issues, pull requests or releases. */
function entries(id: string, count: number) {
  const common = { title: 'title', state: 'OPEN', url: 'https://github.com/x', createdAt: DAY, updatedAt: DAY };
  return Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index}`,
    number: index,
    closedAt: null,
    ...common,
  }));
}

function history(commits: WorldCommit[]) {
  return ({ author, since, ...page }: Paging & { author?: { id: string }; since?: string }) =>
    connection(
      commits
        .filter(({ by }) => author === undefined || by === author.id)
        .filter(({ committed }) => since === undefined || Date.parse(committed) >= Date.parse(since))
        .map(toCommit),
      page,
    );
}

function toCommit({ oid, date, committed, named = true }: WorldCommit) {
  const author = named ? { name: 'Me', email: 'me@example.com', date } : null;
  return { oid, message: oid, authoredDate: new Date(date).toISOString(), committedDate: committed, author };
}

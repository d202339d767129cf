import { setImmediate } from 'node:timers/promises';

/** 2026-11-01, UTC. */
const NOW = 1_793_491_200;
const STEP_SECONDS = 600;
const DAY = '2026-01-01T00:00:00Z';

/** A fake GitHub with one repository of `count` commits, generated page by page. Every process sees a new head. */
export function longHistory(commits: number): typeof globalThis.fetch {
  const head = `head of ${process.pid}`;
  return async (_, init) => {
    // Turns the event loop like a network, so that native memory is released.
    await setImmediate();
    const { query, variables } = JSON.parse(String(init?.body));
    const name = /^query (\w+)/.exec(query)?.[1] ?? '';
    return Response.json({ data: ANSWERS[name]?.({ commits, head, ...variables }) ?? null });
  };
}

interface Asked {
  commits: number;
  head: string;
  first: number;
  after?: string | null;
  since?: string;
}

const none = { totalCount: 0, nodes: [] };
const last = { hasNextPage: false, endCursor: null };
const repository = {
  ...{ id: 'R', name: 'long', nameWithOwner: 'me/long', url: 'https://github.com/me/long', isPrivate: false },
  ...{ createdAt: DAY, updatedAt: DAY, issues: none, pullRequests: none, releases: none },
};

const ANSWERS: Record<string, (asked: Asked) => unknown> = {
  Profile: () => ({ viewer: { login: 'me' }, user: { id: 'owner', login: 'me' } }),
  ContributionCalendar: () => ({
    user: { contributionsCollection: { contributionCalendar: { totalContributions: 1 } } },
  }),
  Reviews: () => ({ user: { contributionsCollection: { reviews: { ...none, pageInfo: last } } } }),
  Details: () => ({ node: { issues: none, pullRequests: none, releases: none } }),
  Repositories: ({ head }) => {
    const nodes = [{ ...repository, defaultBranchRef: { target: { oid: head } } }];
    return { user: { repositories: { totalCount: 1, pageInfo: last, nodes } } };
  },
  Contributed: () => ({ user: { repositories: { totalCount: 0, pageInfo: last, nodes: [] } } }),
  Member: () => ({ user: { repositories: { totalCount: 0, pageInfo: last, nodes: [] } } }),
  Commits: ({ commits, head, first, after, since }) => {
    const wanted =
      since === undefined
        ? commits
        : Math.min(commits, Math.floor((NOW - Date.parse(since) / 1000) / STEP_SECONDS) + 1);
    const start = Number(after ?? 0);
    const end = Math.min(start + first, wanted);
    const nodes = Array.from({ length: Math.max(0, end - start) }, (_, index) => commit(commits, start + index));
    const pageInfo = { hasNextPage: end < wanted, endCursor: String(end) };
    const target = { oid: head, all: { totalCount: commits }, history: { totalCount: wanted, pageInfo, nodes } };
    return { node: { defaultBranchRef: { target } } };
  },
};

function commit(commits: number, index: number) {
  const date = new Date((NOW - index * STEP_SECONDS) * 1000).toISOString();
  const author = { name: 'Rowan Hale', email: 'rowan@example.com', date };
  const message = 'A change with a reason, as long as such messages are. '.repeat(4);
  return { oid: String(commits - index).padStart(40, '0'), message, authoredDate: date, committedDate: date, author };
}

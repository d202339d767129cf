import { expect, test } from 'vitest';
import { readReviewed } from '../../../lib/collectors/github/reviews';
import { fakeGithub } from './fake-github';

const WINDOW = { since: '2025-11-21T08:00:00Z', until: '2026-11-21T08:00:00Z' };
const minute = (number: number) => new Date(Date.UTC(2026, 10, 2, 10, -number)).toISOString().replace('.000', '');

interface Recorded {
  id: string;
  author?: object | null;
  requests?: [at: string, login: string | null][];
  reviews: [at: string, state: string][];
}

const recorded = ({ id, author = { __typename: 'User', login: 'ines' }, requests = [], reviews }: Recorded) => ({
  occurredAt: reviews.at(-1)?.[0],
  pullRequest: {
    id,
    author,
    requests: {
      nodes: requests.map(([createdAt, login]) => ({ createdAt, requestedReviewer: login ? { login } : {} })),
    },
    reviews: { nodes: reviews.map(([submittedAt, state]) => ({ submittedAt, state })) },
  },
});

/** An account with these reviewed pull requests, newest first. */
function account(all: (object | null)[], { totalCount = all.length, errors = [] as object[] } = {}) {
  return fakeGithub(({ variables }) => {
    const start = Number(variables.after ?? 0);
    const end = start + Number(variables.first);
    const pageInfo = { hasNextPage: end < all.length, endCursor: String(end) };
    const reviews = { totalCount, pageInfo, nodes: all.slice(start, end) };
    return { data: { user: { contributionsCollection: { reviews } } }, errors };
  });
}

const read = ({ api }: ReturnType<typeof account>) => readReviewed(api, 'Me', WINDOW);
const many = Array.from({ length: 120 }, (_, index) =>
  recorded({ id: `P${index}`, reviews: [[minute(index), 'COMMENTED']] }),
);

test('the wait is from the first request to the owner to the next review, and the last approval counts', async () => {
  const asked = recorded({
    id: 'P1',
    requests: [
      ['2026-11-01T09:00:00Z', null],
      ['2026-11-01T10:00:00Z', 'me'],
      ['2026-11-01T16:00:00Z', 'me'],
    ],
    reviews: [
      ['2026-11-01T08:00:00Z', 'COMMENTED'],
      ['2026-11-01T12:00:00Z', 'CHANGES_REQUESTED'],
      ['2026-11-01T18:00:00Z', 'APPROVED'],
      ['2026-11-01T19:00:00Z', 'COMMENTED'],
    ],
  });
  expect(await read(account([asked]))).toEqual([
    {
      author: 'ines',
      isCounted: true,
      reviewedAt: '2026-11-01T19:00:00Z',
      askedAt: '2026-11-01T10:00:00Z',
      answeredAt: '2026-11-01T12:00:00Z',
      approvedAt: '2026-11-01T18:00:00Z',
    },
  ]);
});

test('bots and the owner are no other people, deleted accounts have no name', async () => {
  const authors = [{ __typename: 'Bot', login: 'renovate' }, { __typename: 'User', login: 'me' }, null];
  const all = authors.map((author, index) =>
    recorded({ id: `P${index}`, author, reviews: [[minute(index), 'APPROVED']] }),
  );
  const pullRequests = await read(account(all));
  expect(pullRequests.map(({ author, isCounted }) => [author, isCounted])).toEqual([
    ['renovate', false],
    ['me', false],
    [null, true],
  ]);
});

test('all pages are read', async () => {
  const { api, asked } = account(many);
  expect(await readReviewed(api, 'Me', WINDOW)).toHaveLength(120);
  expect(asked).toHaveLength(3);
});

test('a list with an error is not used', async () => {
  const errors = [{ type: 'FORBIDDEN', path: ['user', 'contributionsCollection', 'reviews', 'nodes', 0] }];
  await expect(read(account([null, ...many], { errors }))).rejects.toMatchObject({ kind: 'denied' });
});

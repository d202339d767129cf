import { expect, test } from 'vitest';
import { openedPullRequests } from '../../../lib/collectors/github/opened-pull-requests';
import { createCalendar } from '../../../lib/dev-stats/rules/calendar';
import { fakeGithub } from './fake-github';

const toDay = createCalendar('UTC');
const times = (count: number, createdAt: string) => Array.from({ length: count }, () => createdAt);

/** An account with pull requests at these times, newest first. */
function account(opened: string[], totalCount = opened.length) {
  return fakeGithub(({ variables }) => {
    const start = Number(variables.after ?? 0);
    const end = start + Number(variables.first);
    const nodes = opened.slice(start, end).map((createdAt) => ({ createdAt }));
    const pageInfo = { hasNextPage: end < opened.length, endCursor: String(end) };
    return { data: { user: { pullRequests: { totalCount, pageInfo, nodes } } } };
  });
}

test('all pages are read, and the days are in order', async () => {
  const { api, asked } = account([...times(150, '2026-03-02T12:00:00Z'), ...times(100, '2025-01-01T12:00:00Z')]);
  const days = { dates: ['2025-01-01', '2026-03-02'], opened: [100, 150] };
  expect(await openedPullRequests(api, 'me', toDay)).toEqual({ total: 250, days });
  expect(asked).toHaveLength(3);
});

test('days that do not add up to the total are unknown', async () => {
  const { api } = account(times(3, '2026-11-20T12:00:00Z'), 5);
  expect(await openedPullRequests(api, 'me', toDay)).toEqual({ total: 5, days: null });
});

test('a list with an error is not used', async () => {
  const pullRequests = { totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [null] };
  const errors = [{ type: 'FORBIDDEN', path: ['user', 'pullRequests', 'nodes', 0] }];
  const { api } = fakeGithub(() => ({ data: { user: { pullRequests } }, errors }));
  await expect(openedPullRequests(api, 'me', toDay)).rejects.toMatchObject({ kind: 'denied' });
});

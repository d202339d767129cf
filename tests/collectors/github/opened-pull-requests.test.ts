import { expect, test } from 'vitest';
import { openedPullRequests } from '../../../lib/collectors/github/opened-pull-requests';
import { createCalendar } from '../../../lib/dev-stats/rules/calendar';
import { fakeGithub } from './fake-github';

const NONE = { dates: [], opened: [] };
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

const OLD = [...times(150, '2026-03-02T12:00:00Z'), ...times(100, '2025-01-01T12:00:00Z')];
const KNOWN = { dates: ['2025-01-01', '2026-03-02'], opened: [100, 150] };
const NEW = times(3, '2026-11-20T12:00:00Z');

test('all pages are read when nothing is known', async () => {
  const { api, asked } = account(OLD);
  expect(await openedPullRequests(api, { login: 'me', known: NONE, toDay })).toEqual({ total: 250, days: KNOWN });
  expect(asked).toHaveLength(3);
});

test('one page is read when the rest is known', async () => {
  const { api, asked } = account([...NEW, ...OLD]);
  const days = { dates: [...KNOWN.dates, '2026-11-20'], opened: [...KNOWN.opened, 3] };
  expect(await openedPullRequests(api, { login: 'me', known: KNOWN, toDay })).toEqual({ total: 253, days });
  expect(asked).toHaveLength(1);
});

test('a known day that was not over is read again', async () => {
  const { api } = account([...NEW, ...OLD]);
  const known = { dates: [...KNOWN.dates, '2026-11-20'], opened: [...KNOWN.opened, 1] };
  expect((await openedPullRequests(api, { login: 'me', known, toDay })).days?.opened).toEqual([100, 150, 3]);
});

test('known days are replaced if a pull request was deleted', async () => {
  const { api } = account([...NEW.slice(1), ...OLD.toSpliced(200, 1)]);
  expect((await openedPullRequests(api, { login: 'me', known: KNOWN, toDay })).days?.opened).toEqual([99, 150, 2]);
});

test('days that do not add up to the total are unknown', async () => {
  const { api } = account(NEW, 5);
  expect(await openedPullRequests(api, { login: 'me', known: NONE, toDay })).toEqual({ total: 5, days: null });
});

test('a list with an error is not used', async () => {
  const pullRequests = { totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [null] };
  const errors = [{ type: 'FORBIDDEN', path: ['user', 'pullRequests', 'nodes', 0] }];
  const { api } = fakeGithub(() => ({ data: { user: { pullRequests } }, errors }));
  await expect(openedPullRequests(api, { login: 'me', known: NONE, toDay })).rejects.toMatchObject({ kind: 'denied' });
});

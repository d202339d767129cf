import { expect, test } from 'vitest';
import { contributionsOfYear, findBounds } from '../../../lib/collectors/github/contributions';
import { fakeGithub } from './fake-github';

const TOO_COSTLY = {
  data: { user: null },
  errors: [{ type: 'RESOURCE_LIMITS_EXCEEDED', path: ['user', 'contributionsCollection', 'contributionCalendar'] }],
};
const calendar = (totalContributions: number) => ({
  data: { user: { contributionsCollection: { contributionCalendar: { totalContributions } } } },
});
const months = ({ from, to }: Record<string, unknown>) =>
  new Date(String(to)).getUTCMonth() - new Date(String(from)).getUTCMonth() + 1;
const november = new Date('2026-11-21T08:00:00Z');

test('a window ends with the last second of its last month', () => {
  expect(findBounds(2026, 1, 12)).toEqual({
    from: '2026-01-01T00:00:00Z',
    to: '2026-12-31T23:59:59Z',
  });
  expect(findBounds(2024, 2, 2).to).toBe('2024-02-29T23:59:59Z');
});

test.each([
  [12, [12]],
  [6, [12, 6, 6]],
  [3, [12, 6, 3, 3, 6, 3, 3]],
])('windows of at most %i months are requested', async (largest, asked) => {
  const github = fakeGithub(({ variables }) =>
    months(variables) > largest ? TOO_COSTLY : calendar(months(variables)),
  );
  expect(await contributionsOfYear(github.api, 'me', 2026, november)).toMatchObject({ total: 12 });
  expect(github.asked.map(({ variables }) => months(variables))).toEqual(asked);
});

test('a total with an error is not used', async () => {
  const partial = { ...calendar(5), errors: [{ type: 'FORBIDDEN', path: ['user', 'contributionsCollection'] }] };
  await expect(contributionsOfYear(fakeGithub(() => partial).api, 'me', 2026, november)).rejects.toMatchObject({
    kind: 'denied',
  });
});

/** GitHub sends the days of incomplete weeks, and days without contributions. */
const withDays = (totalContributions: number, days: [date: string, contributionCount: number][]) => {
  const weeks = [{ contributionDays: days.map(([date, contributionCount]) => ({ date, contributionCount })) }];
  return { data: { user: { contributionsCollection: { contributionCalendar: { totalContributions, weeks } } } } };
};

test('the days of a year begin on January 1 and end with the last contribution', async () => {
  const answer = withDays(5, [
    ['2026-01-01', 0],
    ['2026-01-02', 2],
    ['2026-01-04', 3],
    ['2026-12-31', 0],
  ]);
  const contributions = await contributionsOfYear(fakeGithub(() => answer).api, 'me', 2026, november);
  expect(contributions).toEqual({ total: 5, days: [0, 2, 0, 3] });
});

test('the days of split windows are joined', async () => {
  const github = fakeGithub(({ variables }) => {
    if (months(variables) > 6) return TOO_COSTLY;
    return withDays(1, [[`2026-0${variables.from === '2026-01-01T00:00:00Z' ? 1 : 7}-02`, 1]]);
  });
  const { total, days } = await contributionsOfYear(github.api, 'me', 2026, november);
  expect([total, days?.length, days?.[1], days?.[182]]).toEqual([2, 183, 1, 1]);
});

test('days that do not add up to the total are unknown', async () => {
  const answer = withDays(5, [['2026-01-02', 2]]);
  const contributions = await contributionsOfYear(fakeGithub(() => answer).api, 'me', 2026, november);
  expect(contributions).toEqual({ total: 5, days: null });
});

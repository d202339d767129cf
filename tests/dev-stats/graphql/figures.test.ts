import { expect, test } from 'vitest';
import { figuresOf, runsOf, workflowsOf } from '@/lib/dev-stats/graphql/figures';
import { minutesUsage } from '@/lib/dev-stats/rules/minutes';
import { formatAge, formatDate, formatMoment } from '@/lib/dev-stats/rules/moments';
import { dayName } from '@/lib/dev-stats/rules/weekdays';

test('missing and null fields are null, not zero or empty', () => {
  for (const stats of [
    {},
    { profile: null, languages: null, repositories: null, activity: null, hourlyActivity: null },
  ]) {
    const { profile, lastSyncFailed, ...rest } = figuresOf(stats);
    expect(new Set(Object.values(profile))).toEqual(new Set([null]));
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    expect(lastSyncFailed).toBe(false);
  }
});

test('zeros and empty lists are kept', () => {
  const figures = figuresOf({ profile: { totalIssues: 0 }, languages: [], lastSyncSuccess: false });
  expect(figures.profile.totalIssues).toBe(0);
  expect(figures.languages).toEqual([]);
  expect(figures.lastSyncFailed).toBe(true);
});

test('figures that end earlier do not tell the current streak', () => {
  const profile = { currentStreak: 0, longestStreak: 3 };
  expect(figuresOf({ profile }).profile).toMatchObject(profile);
  expect(figuresOf({ profile }, false).profile).toMatchObject({ ...profile, currentStreak: null });
});

test('a figure that is not a number is null', () => {
  const profile = { totalCommits: 'many' as unknown as number, totalPRs: Number.NaN };
  expect(figuresOf({ profile }).profile).toMatchObject({ totalCommits: null, totalPRs: null });
});

test('rows without identifying fields are dropped, rows without figures are kept', () => {
  const figures = figuresOf({
    languages: [null, { commits: 3 }, { name: 'Go' }],
    repositories: [{ name: 'site' }, { stars: 4 }],
    activity: [{ date: '2026-11-21' }, { date: '2026-11-20', commits: 0 }],
    hourlyActivity: [
      { hour: 1, commits: 2 },
      { hour: 0, dayOfWeek: 0, commits: 2 },
    ],
  });
  expect(figures.languages).toEqual([{ name: 'Go', share: undefined, repositoryCommits: undefined }]);
  expect(figures.repositories).toEqual([{ name: 'site' }]);
  expect(figures.activity).toEqual([{ date: '2026-11-20', commits: 0 }]);
  expect(figures.hourlyActivity).toEqual([{ hour: 0, dayOfWeek: 0, commits: 2 }]);
});

test('languages without changed files are those of the repositories', () => {
  const languages = [{ name: 'Go', commits: 3, percentage: 75 }];
  const ofRepositories = [{ name: 'Go', commits: 3, repositoryCommits: 3, share: 75 }];
  expect(figuresOf({ languages }).languages).toEqual(ofRepositories);
  expect(figuresOf({ languages, languagesByChange: null }).languages).toEqual(ofRepositories);
  const languagesByChange = [{ name: 'C', commits: 4, repositoryCommits: 0, share: 100 }];
  expect(figuresOf({ languages, languagesByChange }).languages).toEqual(languagesByChange);
});

test('missing pipeline data is handled the same way', () => {
  expect([workflowsOf(null), workflowsOf(undefined), runsOf(null)]).toEqual([null, null, null]);
  expect(workflowsOf([{ runs: 1 }, { workflowName: 'CI' }])).toEqual([{ workflowName: 'CI' }]);
  expect(runsOf([{ workflowName: 'CI' }, { workflowName: 'CI', status: 'queued' }])).toHaveLength(1);
  expect(minutesUsage({ ubuntuMinutes: 1, windowsMinutes: 1, includedMinutes: 10 })).toEqual({
    ...{ used: null, included: 10, over: 0, barPercent: 0, isDiscounted: false },
  });
});

test.each([null, undefined, '', 'yesterday'])('the time %s is a dash', (time) => {
  expect([formatDate(time), formatMoment(time), formatAge(time, 0), dayName(time)]).toEqual(['—', '—', '—', '—']);
});

import { expect, test } from 'vitest';
import { stats } from '@/fixtures/stats-answers';
import { dailyCommits, hideCurrentStreak, listLanguages } from '@/lib/dev-stats/graphql/read-answers';

test('figures that end earlier leave only the current streak unknown', () => {
  const { profile } = hideCurrentStreak(stats);
  expect(profile).toEqual({ ...stats.profile, currentStreak: null });
});

test('without days on the author’s clock, commits by day are those of the owner’s time zone', () => {
  const activity = [{ date: '2026-11-21', commits: 3 }];
  const history = { dates: ['2026-11-20'], commits: [3] };
  expect(dailyCommits({ ...stats, activity, history })).toEqual(history);
  expect(dailyCommits({ ...stats, activity, history: null })).toEqual({ dates: ['2026-11-21'], commits: [3] });
});

test('languages without changed files are those of the repositories', () => {
  const languages = [{ name: 'Go', commits: 3, percentage: 75 }];
  const ofRepositories = [{ name: 'Go', commits: 3, repositoryCommits: 3, share: 75 }];
  expect(listLanguages({ ...stats, languages, languagesByChange: null })).toEqual(ofRepositories);
  const languagesByChange = [{ name: 'C', commits: 4, repositoryCommits: 0, share: 100 }];
  expect(listLanguages({ ...stats, languages, languagesByChange })).toEqual(languagesByChange);
});

import { expect, test } from 'vitest';
import { stats } from '@/fixtures/stats-answers';
import { hideCurrentStreak } from '@/lib/dev-stats/graphql/read-answers';

test('figures that end earlier leave only the current streak unknown', () => {
  const { profile } = hideCurrentStreak(stats);
  expect(profile).toEqual({ ...stats.profile, currentStreak: null });
});

import { expect, test } from 'vitest';
import { type AchievementFigures, achievements } from '@/lib/dev-stats/rules/commits/achievements';

const NONE = { totalCommits: 0, totalPRs: 0, languages: 0, currentStreak: 0, publicRepos: 0, privateRepos: 0 };

function earned(figures: Partial<AchievementFigures>): string[] {
  return achievements({ ...NONE, ...figures }).flatMap((achievement) =>
    achievement.earned ? [achievement.title] : [],
  );
}

test.each<[Partial<AchievementFigures>, string[]]>([
  [{ totalCommits: 99 }, []],
  [{ totalCommits: 100 }, ['Code Contributor']],
  [{ totalPRs: 9 }, []],
  [{ totalPRs: 10 }, ['Pull Request Pro']],
  [{ languages: 1 }, []],
  [{ languages: 2 }, ['Multi-Language']],
  [{ currentStreak: 6 }, []],
  [{ currentStreak: 7 }, ['Consistent Coder']],
  [{ publicRepos: 2 }, []],
  [{ publicRepos: 1, privateRepos: 1 }, []],
  [{ publicRepos: 3 }, ['Repository Creator']],
  [{ publicRepos: 1, privateRepos: 2 }, ['Repository Creator']],
  [{ publicRepos: 3, privateRepos: null }, ['Repository Creator']],
  [{ publicRepos: null, privateRepos: null, totalCommits: null }, []],
])('%j earns %j', (figures, titles) => {
  expect(earned(figures)).toEqual(titles);
});

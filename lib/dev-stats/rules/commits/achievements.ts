import { ACHIEVEMENT_THRESHOLDS } from '../constants';

export interface AchievementFigures {
  totalCommits: number | null;
  totalPRs: number | null;
  languages: number | null;
  currentStreak: number | null;
  publicRepos: number | null;
  privateRepos: number | null;
}

const ACHIEVEMENTS = [
  {
    title: 'Code Contributor',
    threshold: ACHIEVEMENT_THRESHOLDS.commits,
    unit: 'commits',
    value: (figures: AchievementFigures) => figures.totalCommits,
  },
  {
    title: 'Pull Request Pro',
    threshold: ACHIEVEMENT_THRESHOLDS.pullRequests,
    unit: 'pull requests',
    value: (figures: AchievementFigures) => figures.totalPRs,
  },
  {
    title: 'Multi-Language',
    threshold: ACHIEVEMENT_THRESHOLDS.languages,
    unit: 'languages',
    value: (figures: AchievementFigures) => figures.languages,
  },
  {
    title: 'Consistent Coder',
    threshold: ACHIEVEMENT_THRESHOLDS.streak,
    unit: 'days in a row',
    value: (figures: AchievementFigures) => figures.currentStreak,
  },
  {
    title: 'Repository Creator',
    threshold: ACHIEVEMENT_THRESHOLDS.repos,
    unit: 'repositories',
    value: ({ publicRepos, privateRepos }: AchievementFigures) =>
      publicRepos === null && privateRepos === null ? null : (publicRepos ?? 0) + (privateRepos ?? 0),
  },
] as const;

export type Achievement = ReturnType<typeof achievements>[number];

export function achievements(figures: AchievementFigures | undefined) {
  return ACHIEVEMENTS.map(({ value: read, ...achievement }) => {
    const value = figures ? read(figures) : null;
    return { ...achievement, value, earned: value !== null && value >= achievement.threshold };
  });
}

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
  { title: 'Code Contributor', figure: 'commits', unit: 'commits' },
  { title: 'Pull Request Pro', figure: 'pullRequests', unit: 'pull requests' },
  { title: 'Multi-Language', figure: 'languages', unit: 'languages' },
  { title: 'Consistent Coder', figure: 'streak', unit: 'days in a row' },
  { title: 'Repository Creator', figure: 'repos', unit: 'repositories' },
] as const;

export type Achievement = ReturnType<typeof achievements>[number];

export function achievements(figures: AchievementFigures | undefined) {
  const values = figures && readValues(figures);
  return ACHIEVEMENTS.map(({ figure, ...achievement }) => {
    const value = values?.[figure] ?? null;
    const threshold = ACHIEVEMENT_THRESHOLDS[figure];
    return { ...achievement, threshold, value, earned: value !== null && value >= threshold };
  });
}

function readValues({ publicRepos, privateRepos, ...figures }: AchievementFigures) {
  return {
    commits: figures.totalCommits,
    pullRequests: figures.totalPRs,
    languages: figures.languages,
    streak: figures.currentStreak,
    repos: publicRepos === null && privateRepos === null ? null : (publicRepos ?? 0) + (privateRepos ?? 0),
  };
}

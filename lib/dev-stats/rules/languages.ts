export interface LanguageShare {
  name: string;
  commits: number;
  /** Of all commits, 0 to 100. */
  percentage: number;
}

interface RepositoryCommits {
  /** Main language; null where unknown. */
  language: string | null;
  /** The owner's commits; null where unknown. */
  commits: number | null;
}

/** Shares by commits, largest first, then by name. Commits in no known language lower every share. */
export function languageShares(repositories: Iterable<RepositoryCommits>): LanguageShare[] {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { language, commits } of repositories) {
    if (!commits) continue;
    total += commits;
    if (language) counts.set(language, (counts.get(language) ?? 0) + commits);
  }
  return [...counts]
    .map(([name, commits]) => ({ name, commits, percentage: (commits / total) * 100 }))
    .sort((a, b) => b.commits - a.commits || (a.name < b.name ? -1 : 1));
}

export interface LanguageShare {
  name: string;
  commits: number;
  /** Share of all commits, 0 to 100. */
  percentage: number;
}

/** null means "not known". */
interface RepositoryCommits {
  language: string | null;
  commits: number | null;
}

/** Largest share first, then by name. Commits without a known language count in the total. */
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

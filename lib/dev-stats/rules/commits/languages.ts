interface RepositoryCommits {
  language: string | null;
  commits: number | null;
}

/** Largest share first, then by name. Commits without a known language count in the total. */
export function languageShares(repositories: Iterable<RepositoryCommits>) {
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

export interface CommitGroup {
  commits: number;
  isPrivate: boolean;
  /** Number of changed files by language; null if not known, then `repositoryLanguage` counts. */
  files: Record<string, number> | null;
  repositoryLanguage: string | null;
}

export interface ChangedLanguage {
  name: string;
  commits: number;
  /** The part of `commits` that counts for the main language of their repository. */
  repositoryCommits: number;
  /** A commit weighs 1, divided among its languages by number of files. */
  weight: number;
  isPublic: boolean;
}

export type LanguageCounts = Map<string, ChangedLanguage>;

export function countLanguages(groups: Iterable<CommitGroup>, languages: LanguageCounts): void {
  for (const { commits, isPrivate, files, repositoryLanguage } of groups) {
    const weights = Object.entries(files ?? (repositoryLanguage ? { [repositoryLanguage]: 1 } : {}));
    const total = weights.reduce((sum, [, count]) => sum + count, 0);
    for (const [name, count] of weights) {
      const known = languages.get(name);
      languages.set(name, {
        name,
        commits: (known?.commits ?? 0) + commits,
        repositoryCommits: (known?.repositoryCommits ?? 0) + (files ? 0 : commits),
        weight: (known?.weight ?? 0) + (commits * count) / total,
        isPublic: (known?.isPublic ?? false) || !isPrivate,
      });
    }
  }
}

/** Shares of the weights, which add up to 100. Largest first, then by name. */
export function shareLanguages<Language extends Pick<ChangedLanguage, 'name' | 'weight'>>(
  languages: readonly Language[],
): (Language & { share: number })[] {
  const total = languages.reduce((sum, { weight }) => sum + weight, 0);
  return languages
    .map((language) => ({ ...language, share: (language.weight / total) * 100 }))
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
}

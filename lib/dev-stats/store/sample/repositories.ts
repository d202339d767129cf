import { DAY_MS } from '../../../dates';
import type { RepositoryRow } from '../rows';

/** `share`: part of the owner's commits. `files`: parts of their changed files by language, if these are known. */
type SampleRepository = Partial<RepositoryRow> & { name: string; share: number; files?: Record<string, number> };

const REPOSITORIES: readonly SampleRepository[] = [
  {
    name: 'eng-insights-platform',
    share: 30,
    language: 'TypeScript',
    files: { TypeScript: 74, CSS: 12, Shell: 6, Python: 5, Dockerfile: 3 },
    stars: 1284,
    forks: 96,
    releases: 14,
    description: 'Delivery metrics for engineering managers.',
  },
  {
    name: 'dachshund-app',
    share: 18,
    language: 'Swift',
    files: { Swift: 88, Ruby: 8, Shell: 4 },
    stars: 212,
    forks: 17,
    pullRequests: 148,
    description: 'Walks, meals and vet visits of a small dog.',
  },
  { name: 'qbr-reporting-web', share: 14, language: 'Python', isPrivate: true, stars: 3 },
  {
    name: 'aoe-ashes-of-empire',
    share: 9,
    language: 'Rust',
    files: { Rust: 85, Python: 10, Makefile: 5 },
    stars: 57,
    description: 'Combat odds, by brute force.',
  },
  { name: 'guide-camera', share: 6, language: 'Go', description: 'Keeps a telescope on its target for hours.' },
  {
    name: 'mount-control',
    share: 6,
    language: 'C++',
    issues: 0,
    releases: 0,
    description: 'Firmware for an equatorial mount.',
  },
  { name: 'dotfiles', share: 5, language: 'Shell' },
  { name: 'notes', share: 4, description: 'Notes on managing teams and on reading papers.' },
  { name: 'payroll-import', share: 4, language: 'C#', isPrivate: true },
  {
    name: 'board-game-weights',
    share: 3,
    language: 'Jupyter Notebook',
    stars: 0,
    description: 'How the weight of a game relates to its rating.',
  },
  {
    name: 'legacy-reports',
    share: 1,
    language: 'COBOL',
    pushedAt: null,
    description: 'Reports that still run on the mainframe.',
  },
  { name: 'talks', share: 0, pushedAt: null },
  { name: 'trail-maps', share: 0, language: 'Ruby', commits: null, pullRequests: null, issues: null },
];

export const SHARES = REPOSITORIES.map(({ share }) => share);
export const FILES = REPOSITORIES.map(({ files }) => files);

export function sampleRepositories(owner: string, today: Date): RepositoryRow[] {
  return REPOSITORIES.map(({ share, files: _, ...values }, index) => {
    const updated = new Date(today.getTime() - index * index * DAY_MS).toISOString();
    return {
      id: `sample:${values.name}`,
      fullName: `${owner}/${values.name}`,
      description: null,
      language: null,
      stars: index * 2,
      forks: 0,
      watchers: 1 + index,
      isPrivate: false,
      htmlUrl: `https://code.example.com/${owner}/${values.name}`,
      createdAt: `20${10 + index}-03-04T05:06:07Z`,
      updatedAt: updated,
      pushedAt: updated,
      pullRequests: share * 3,
      issues: share,
      releases: index % 3,
      ...values,
    };
  });
}

import type { RepositoryRow } from '../rows';

/** What the demo data says of the sample's owner. The pages of the projects say the same, which a test compares. */

export interface SampleRepository extends Partial<RepositoryRow> {
  name: string;
  /** Part of the owner's commits while it is active. */
  share: number;
  from: string;
  to?: string;
  files?: Record<string, number>;
}

export const SAMPLE_REPOSITORIES: readonly SampleRepository[] = [
  {
    name: 'eng-insights-platform',
    from: '2022-09-12',
    to: '2024-11-29',
    share: 30,
    language: 'TypeScript',
    files: { TypeScript: 74, CSS: 12, Shell: 6, Python: 5, Dockerfile: 3 },
    stars: 1284,
    forks: 96,
    releases: 14,
    description: 'Delivery metrics for engineering leaders, by team and never by person.',
  },
  {
    name: 'dachshund-app',
    from: '2024-01-28',
    share: 22,
    language: 'TypeScript',
    files: { TypeScript: 82, CSS: 10, Dockerfile: 4, Shell: 4 },
    stars: 212,
    forks: 17,
    pullRequests: 148,
    description: 'Back care for dachshunds: a care plan, a jump log and one page for the vet.',
  },
  {
    name: 'portfolio',
    from: '2026-01-05',
    share: 16,
    language: 'TypeScript',
    files: { TypeScript: 80, MDX: 12, CSS: 8 },
    stars: 41,
    description: 'This site.',
  },
  {
    name: 'qbr-reporting-web',
    from: '2021-03-08',
    to: '2022-09-30',
    share: 24,
    language: 'TypeScript',
    files: { TypeScript: 85, CSS: 10, Dockerfile: 5 },
    stars: 88,
    description: 'Quarterly business reviews in which every number leads to its source.',
  },
  {
    name: 'aoe-ashes-of-empire',
    from: '2019-05-11',
    to: '2020-11-30',
    share: 20,
    language: 'Python',
    files: { Python: 85, Makefile: 15 },
    stars: 57,
    description: 'Cards, map and simulation of a two-player wargame.',
  },
  {
    name: 'guide-camera',
    from: '2025-03-02',
    share: 6,
    language: 'Go',
    description: 'Keeps a telescope on its target.',
  },
  {
    name: 'mount-control',
    from: '2023-08-19',
    share: 6,
    language: 'C++',
    issues: 0,
    releases: 0,
    description: 'Firmware for an equatorial mount.',
  },
  { name: 'dotfiles', from: '2012-02-11', share: 5, language: 'Shell' },
  { name: 'notes', from: '2018-06-03', share: 4, description: 'Notes on managing teams and on reading papers.' },
  { name: 'payroll-import', from: '2023-01-09', share: 4, language: 'C#', isPrivate: true },
  {
    name: 'board-game-weights',
    from: '2024-12-27',
    share: 3,
    language: 'Jupyter Notebook',
    stars: 0,
    description: 'How the weight of a game relates to its rating.',
  },
  {
    name: 'legacy-reports',
    from: '2013-05-06',
    share: 1,
    language: 'COBOL',
    pushedAt: null,
    isPrivate: true,
    description: 'Reports that still run on the mainframe.',
  },
  { name: 'talks', from: '2016-09-20', share: 0, pushedAt: null },
  {
    name: 'trail-maps',
    from: '2015-07-04',
    share: 0,
    language: 'Ruby',
    commits: null,
    pullRequests: null,
    issues: null,
  },
];

/** Hours from the first commit to production, of half the changes. The latest role names the same time. */
export const SAMPLE_LEAD_HOURS = 4;

export interface SampleWorkflow {
  name: string;
  daily: number;
  successRate: number;
  duration: number | null;
  queue: number | null;
  retryRate: number;
  /** Event of all runs. Scheduled runs start at the same time of day. */
  event?: 'push' | 'schedule';
}

export const SAMPLE_WORKFLOWS: readonly SampleWorkflow[] = [
  { name: 'CI', daily: 3, successRate: 0.96, duration: 312, queue: 7, retryRate: 0.06 },
  { name: 'Journeys', daily: 2, successRate: 0.8, duration: 1140, queue: 22, retryRate: 0.2 },
  { name: 'Nightly import', daily: 1, successRate: 0.55, duration: 5400, queue: 190, retryRate: 0, event: 'schedule' },
  { name: 'Label', daily: 0.6, successRate: 0.95, duration: null, queue: null, retryRate: 0 },
  { name: 'Stale branches', daily: 0.3, successRate: 0.9, duration: 3, queue: 0, retryRate: 0, event: 'schedule' },
];
export const SAMPLE_DEPLOY: SampleWorkflow = {
  name: 'Deploy',
  daily: 1,
  successRate: 0.92,
  duration: 48,
  queue: null,
  retryRate: 0,
  event: 'push',
};

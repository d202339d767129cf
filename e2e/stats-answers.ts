import type { Page } from '@playwright/test';

const DAY = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString();

/** Figures at the thresholds of the achievements, with a streak one day too short. */
export const stats = {
  profile: {
    totalCommits: 4821,
    totalPRs: 312,
    totalIssues: 88,
    totalReleases: null,
    contributionsThisYear: 1204,
    currentStreak: 6,
    longestStreak: 41,
    publicRepos: 3,
    privateRepos: 0,
  },
  languages: [
    { name: 'TypeScript', commits: 3021, percentage: 62.7 },
    { name: 'Go', commits: 1, percentage: 0.02 },
  ],
  repositories: [repository('portfolio', false), repository('private-notes', true)],
  activity: [{ date: day(0).slice(0, 10), commits: 3 }],
  hourlyActivity: [
    { dayOfWeek: 1, hour: 1, commits: 4 },
    { dayOfWeek: 5, hour: 23, commits: 1 },
  ],
  history: { dates: [day(1).slice(0, 10)], dailyCommits: [3] },
  lastSyncAt: day(0.1),
  lastSyncSuccess: true,
};

/** The last four days with figures. */
const dates = [90, 30, 2, 1].map((ago) => day(ago).slice(0, 10));
const MONDAY = day(365 + ((new Date().getUTCDay() + 6) % 7)).slice(0, 10);
const history = {
  dates,
  dailyCommits: [1, 2, 3, 4],
  hourlyCommits: dates.flatMap((_, index) => Array.from({ length: 24 }, (_, hour) => (hour === 10 ? index + 1 : 0))),
  weeksSince: MONDAY,
  languages: [{ name: 'TypeScript', dates, dailyCommits: [1, 2, 3, 4], dailyWeights: [1, 2, 3, 4] }],
};

const DATA: Record<string, object> = {
  githubStats: { githubStats: stats },
  actionsSummary: {
    actionsSummary: Array.from({ length: 12 }, (_, index) => ({
      workflowName: `Workflow ${index}`,
      periodStart: day(7),
      periodEnd: day(0),
      runs: 10,
      successes: 9,
      successRate: [90, 89.96, 70, 69.9][index % 4],
      avgRunSec: 240,
      avgQueueSec: index === 1 ? null : 7,
      retryRate: 5,
      runSuccessRate: 95,
      firstAttemptSuccessRate: 88.4,
      isPartial: false,
      medianSuccessSec: 231,
      p90SuccessSec: 302,
      successSamples: 9,
      medianFailureSec: 64,
      p90FailureSec: 64,
      failureSamples: 1,
      medianQueueSec: 6,
      p90QueueSec: 12,
      queueSamples: 30,
    })),
  },
  actionsRuns: {
    actionsRuns: Array.from({ length: 20 }, (_, index) => ({
      runId: String(index),
      repoOwner: 'rowan-hale',
      repoName: 'portfolio',
      workflowName: 'CI',
      event: 'push',
      status: 'completed',
      conclusion: ['success', 'failure', 'cancelled'][index % 3],
      runDurationSec: 240,
      queueTimeSec: 7,
      runStartedAt: day(1),
    })),
  },
  actionsBilling: {
    actionsBilling: {
      scope: 'user:rowan-hale',
      asOfDate: day(1).slice(0, 10),
      totalMinutesUsed: 2020,
      includedMinutes: 2000,
      totalPaidMinutesUsed: 12,
      ubuntuMinutes: 1900,
      windowsMinutes: 100,
      macosMinutes: 20,
      countedMinutes: 2300,
      freeMinutes: 120,
    },
  },
};

const week = (ago: number) => `${day(7 * ago).slice(0, 10)}T00:00:00Z`;
const ofCi = { workflowName: 'CI', runs: 10, successes: 9, successRate: 90, isPartial: false };
DATA.actionsTrend = {
  periods: [0, 1].map((ago) => ({
    ...{ ...ofCi, periodStart: week(ago), medianRunSec: 240, p90RunSec: 300, medianQueueSec: 6, p90QueueSec: 12 },
  })),
  totals: [
    {
      ...{ ...ofCi, periodStart: week(1), periodEnd: day(0), runs: 20, successes: 18, endedRuns: 20, repairedRuns: 1 },
      ...{ medianRunSec: 240, p90RunSec: 300, runSamples: 20, medianQueueSec: 6, p90QueueSec: 12, queueSamples: 30 },
    },
  ],
  before: [],
  runs: ['success', 'failure', 'cancelled'].map((conclusion, index) => ({
    ...{ runId: String(index), workflowName: 'CI', event: 'push', status: 'completed', conclusion },
    ...{ runDurationSec: 240, queueTimeSec: 7, runStartedAt: day(index) },
  })),
};

DATA.delivery = {
  delivery: {
    since: day(90),
    until: day(0.1),
    deploymentWorkflows: ['Deploy'],
    merges: 40,
    mergesPerWeek: 3.11,
    cycleTimeDays: { count: 40, median: 1.5, p90: 3.44 },
    firstReviewHours: { count: 3, median: null, p90: null },
    deployments: 33,
    failedDeployments: 3,
    deploymentsPerWeek: 2.6,
    leadTimeDays: { count: 38, median: 2.5, p90: 6 },
    changeFailureRate: 8.33,
    restoreHours: { count: 0, median: null, p90: null },
    weeks: [7, 0].map((ago) => ({
      start: day(ago).slice(0, 10),
      isPartial: ago === 0,
      merges: 3,
      cycleTimeDays: { count: 3, median: 1.2, p90: null },
      deployments: 2,
    })),
  },
};

const HISTORY = {
  githubHistory: {
    githubStats: {
      history,
      repositories: [{ id: 'portfolio', weeklyCommits: Array.from({ length: 53 }, (_, week) => week % 7) }],
    },
  },
};

/** The operations of the page and its CI/CD tab. */
export const PARTS = Object.keys(DATA);

/** Intercepts /graphql in the browser, so that a journey chooses the responses. */
export async function answerStats(
  page: Page,
  changed: Record<string, object> = {},
  onAsked: (operation: string) => void = () => {},
  sample = false,
) {
  await page.route('**/graphql', (route) => {
    const operation = /query (\w+)/.exec(route.request().postDataJSON().query)?.[1] ?? '';
    onAsked(operation);
    return route.fulfill({
      json: {
        data: changed[operation] ?? { ...DATA, ...HISTORY }[operation],
        ...(sample && { extensions: { sample: true } }),
      },
    });
  });
}

function repository(name: string, isPrivate: boolean) {
  return {
    id: name,
    name,
    fullName: `rowan-hale/${name}`,
    description: 'What it is for, in a sentence.',
    language: 'TypeScript',
    stars: 12,
    forks: 3,
    isPrivate,
    htmlUrl: `https://code.example.com/rowan-hale/${name}`,
    updatedAt: day(2),
    commits: 421,
  };
}

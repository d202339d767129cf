import {
  ACHIEVEMENT_THRESHOLDS,
  ACTIONS_WINDOW_WEEKS,
  FAILURE_CONCLUSIONS,
  HOUR_SLOTS,
  HOURLY_WINDOW_DAYS,
  INTENSITY_BOUNDS,
  MAX_RUN_DAYS,
  MINUTE_MULTIPLIERS,
  RECENT_RUNS,
  SUCCESS_CONCLUSIONS,
  SUCCESS_RATE_BOUNDS,
  SUMMARY_ROWS,
  WEEKLY_WINDOW_DAYS,
} from './constants';

/**
 * What each statistic counts, in the words of /docs/statistics. The sentences are built from the constants that the
 * code computes with, so they cannot disagree.
 */
export interface Definition {
  /** Anchor on the page of definitions. */
  id: string;
  term: string;
  text: string;
  /** What time the figure speaks of. */
  window: string;
  /** Who told the facts. */
  source: string;
  /** When they are read. */
  collected: string;
}

export interface DefinitionGroup {
  title: string;
  id: string;
  definitions: readonly Definition[];
}

const { commits, pullRequests, languages, streak, repos } = ACHIEVEMENT_THRESHOLDS;
const percent = (share: number) => `${share * 100} %`;
const codes = (names: readonly string[]) => names.join(', ').replace(/, ([^,]+)$/, ' and $1');

const COMMITS = {
  source: "The commits of the owner's repositories, from GitHub's API or read from local clones",
  collected: 'By npm run collect -- github and npm run collect -- git; the page says when the last one ended',
};
const ACCOUNT = {
  source: "The owner's account, from GitHub's API; clones cannot tell",
  collected: 'By npm run collect -- github; the page says when the last one ended',
};
const RUNS = {
  window: `The last ${ACTIONS_WINDOW_WEEKS} weeks, by the week in which a run started; weeks begin on Monday, UTC`,
  source: "The workflow runs and jobs of one repository, from GitHub's API",
  collected: 'By npm run collect -- actions, and kept when GitHub forgets them',
};
const LAST_HOURS = `The last ${HOURLY_WINDOW_DAYS} days, today included`;

export const DEFINITION_GROUPS = [
  {
    title: 'Commits',
    id: 'commits',
    definitions: [
      {
        id: 'commit-ownership',
        term: "The owner's commits",
        text: "A commit counts when its author is the owner: the owner's account on GitHub, or one of the owner's mail addresses in a local clone, after the repository's mailmap. The committer does not matter. Merges count. The walk follows the default branch on GitHub and the branch checked out in a clone; a commit counts once in its repository, however many clones or sources hold it. One that a rewritten branch has lost no longer counts; the store keeps it, and counts it again when it is back.",
        window: 'Everything collected so far',
        ...COMMITS,
      },
      {
        id: 'totals',
        term: 'Totals',
        text: "Pull requests and issues are those the owner opened, anywhere on GitHub; releases are those of the owner's repositories. This year is every contribution that GitHub counts since January 1: commits, pull requests, issues and reviews. Private work is included only where the collector's token may see it. What could not be asked is shown as unknown, never as zero.",
        window: 'Everything up to the last collection; this year from January 1',
        ...ACCOUNT,
      },
      {
        id: 'repository',
        term: 'Repositories',
        text: "The repositories that the owner owns on GitHub, forks included, and those that only local clones tell of. The latest push comes first. A card's stars and forks are the host's, its commits are the owner's, its language is the main one. Private repositories are counted and are not named to visitors. One that could not be read keeps what was last known of it.",
        window: 'As of the last collection',
        ...COMMITS,
        source: "The owner's repositories, from GitHub's API or read from local clones",
      },
      {
        id: 'day',
        term: 'Day',
        text: 'Commits belong to the calendar day on which they were authored, in the time zone of the owner. Windows of days include today.',
        window: "The calendar of the owner's time zone",
        ...COMMITS,
      },
      {
        id: 'local-hour',
        term: 'Hour and weekday',
        text: `The clock on the author's wall: the offset that the commit itself carries, not UTC and not the owner's zone today. A commit dated after today is in the totals and in no window.`,
        window: LAST_HOURS,
        ...COMMITS,
      },
      {
        id: 'intensity',
        term: 'Intensity',
        text: `A slot's commits as a share of the busiest slot: none at zero, low up to ${percent(INTENSITY_BOUNDS.low)}, medium up to ${percent(INTENSITY_BOUNDS.medium)}, high up to ${percent(INTENSITY_BOUNDS.high)}, very high above.`,
        window: LAST_HOURS,
        ...COMMITS,
      },
      {
        id: 'average-per-hour',
        term: 'Average per hour',
        text: `Commits of the last ${HOURLY_WINDOW_DAYS} days divided by the ${HOUR_SLOTS} hours of a week. An active hour is a slot with at least one commit; the most active one is the earliest in the week where several are equal.`,
        window: LAST_HOURS,
        ...COMMITS,
      },
      {
        id: 'streak',
        term: 'Streak',
        text: 'Days in a row with at least one commit. The current streak ends today, or yesterday while today has none yet. Days after today do not count. The longest streak is the longest such row ever, the current one included.',
        window: 'Up to today, in the time zone of the owner',
        ...COMMITS,
      },
      {
        id: 'language-share',
        term: 'Language share',
        text: "Commits, not bytes: each counts for the main language of its repository. The share is of all the owner's commits, so the shares add up to less than 100 % where a repository's language is unknown.",
        window: 'Everything collected so far',
        ...COMMITS,
      },
      {
        id: 'weekly-activity',
        term: 'Weekly activity',
        text: 'Commits a day, and commits by weekday. A day without commits is a zero.',
        window: `Today and the ${WEEKLY_WINDOW_DAYS - 1} days before; the totals by weekday count every day collected`,
        ...COMMITS,
      },
      {
        id: 'achievements',
        term: 'Achievements',
        text: `Code Contributor: ${commits} commits. Pull Request Pro: ${pullRequests} pull requests. Multi-Language: ${languages} languages. Consistent Coder: a current streak of ${streak} days. Repository Creator: ${repos} repositories, public and private. A figure that is not known earns nothing.`,
        window: 'As of the figures they are earned with',
        ...COMMITS,
      },
    ],
  },
  {
    title: 'Pipelines',
    id: 'pipelines',
    definitions: [
      {
        id: 'success-rate',
        term: 'Success rate',
        text: `Runs that ended in ${codes(SUCCESS_CONCLUSIONS)}, of those that ended in ${codes([...SUCCESS_CONCLUSIONS, ...FAILURE_CONCLUSIONS])}. Cancelled, skipped, neutral and stale runs say nothing about the code and are left out. Green from ${SUCCESS_RATE_BOUNDS.green} %, yellow from ${SUCCESS_RATE_BOUNDS.yellow} %, else red. The table shows the first ${SUMMARY_ROWS} rows, newest week and most runs first.`,
        ...RUNS,
      },
      {
        id: 'retry-rate',
        term: 'Retry rate',
        text: 'Runs that were started again at least once, of all the runs that succeeded or failed. Each run counts once, however many attempts it took.',
        ...RUNS,
      },
      {
        id: 'queue-time',
        term: 'Queue time',
        text: 'Seconds between the moment a job was ready and the moment a runner took it, averaged over jobs that a runner finished. Skipped and waiting jobs, and jobs that never met a runner, are left out. The times of the run itself are not used: they measure re-runs.',
        ...RUNS,
      },
      {
        id: 'run-duration',
        term: 'Duration',
        text: `From the start of a run's first job to the end of its last. Where the jobs are no longer known, from the start of the run to its last change, as long as that is no more than ${MAX_RUN_DAYS} days.`,
        ...RUNS,
      },
      {
        id: 'recent-runs',
        term: 'Recent runs',
        text: `The ${RECENT_RUNS} runs that started last, each by its latest attempt, with its conclusion or, while it has none, its status.`,
        ...RUNS,
      },
      {
        id: 'minutes',
        term: 'Actions minutes',
        text: `Minutes weighed by the price of the machine: Ubuntu ${MINUTE_MULTIPLIERS.ubuntu}×, Windows ${MINUTE_MULTIPLIERS.windows}×, macOS ${MINUTE_MULTIPLIERS.macos}×. The bar is their share of the included minutes and turns red above them.`,
        window: 'The billing month of the day that the tab names',
        source: "The owner's billing, from GitHub's API, where the token may read it",
        collected: 'By npm run collect -- actions',
      },
      {
        id: 'cycle-time',
        term: 'Cycle time',
        text: 'Days from the creation of a pull request, or from the moment it left draft, to its merge. Pull requests closed without a merge are left out.',
        window: 'By the day of the merge',
        source: "The merged pull requests of one repository, from GitHub's API",
        collected: 'By npm run collect -- actions',
      },
    ],
  },
] as const satisfies readonly DefinitionGroup[];

type GroupOf = (typeof DEFINITION_GROUPS)[number];
export type DefinitionId = GroupOf['definitions'][number]['id'];

/**
 * Every rule of the statistics, once: the constants that the code computes with and the sentence that the
 * dashboard and /docs/statistics show. The sentences are built from the constants, so they cannot disagree.
 */

export const HOURLY_WINDOW_DAYS = 90;
export const WEEKLY_WINDOW_DAYS = 7;
export const HOUR_SLOTS = 24 * 7;
/** Every how many hours the heat map names one. */
export const HOUR_LABEL_STEP = 3;
/** Upper bounds of the intensities above none, as shares of the busiest slot. */
export const INTENSITY_BOUNDS = { low: 0.25, medium: 0.5, high: 0.75 } as const;

export const ACHIEVEMENT_THRESHOLDS = { commits: 100, pullRequests: 10, languages: 2, streak: 7, repos: 3 } as const;

/** Conclusions of a run that tell whether the code passed; every other one is left out. */
export const SUCCESS_CONCLUSIONS = ['success'] as const;
export const FAILURE_CONCLUSIONS = ['failure', 'timed_out', 'startup_failure'] as const;
/** Lowest success rates, in percent, shown green and yellow; below both it is red. */
export const SUCCESS_RATE_BOUNDS = { green: 90, yellow: 70 } as const;

/** Days a workflow may take at most; a longer "duration" is a run touched again much later. */
export const MAX_RUN_DAYS = 35;
export const MINUTE_MULTIPLIERS = { ubuntu: 1, windows: 2, macos: 10 } as const;
export const ACTIONS_WINDOW_WEEKS = 4;
export const SUMMARY_ROWS = 10;
export const RECENT_RUNS = 15;

export interface Definition {
  /** Anchor on the page of definitions. */
  id: string;
  term: string;
  text: string;
}

export interface DefinitionGroup {
  title: string;
  id: string;
  definitions: readonly Definition[];
}

const { commits, pullRequests, languages, streak, repos } = ACHIEVEMENT_THRESHOLDS;
const percent = (share: number) => `${share * 100} %`;
const codes = (names: readonly string[]) => names.join(', ').replace(/, ([^,]+)$/, ' and $1');

export const DEFINITION_GROUPS = [
  {
    title: 'Commits',
    id: 'commits',
    definitions: [
      {
        id: 'commit-ownership',
        term: "The owner's commits",
        text: "A commit counts when its author is the owner: the owner's account on GitHub, or one of the owner's mail addresses in a local clone, after the repository's mailmap. The committer does not matter. Merges count. The walk follows the default branch on GitHub and the branch checked out in a clone; a commit counts once in its repository, however many clones or sources hold it. One that a rewritten branch has lost no longer counts; the store keeps it, and counts it again when it is back.",
      },
      {
        id: 'totals',
        term: 'Totals',
        text: "Pull requests and issues are those the owner opened, anywhere on GitHub; releases are those of the owner's repositories. This year is every contribution that GitHub counts since January 1: commits, pull requests, issues and reviews. Private work is included only where the collector's token may see it. What could not be asked is shown as unknown, never as zero.",
      },
      {
        id: 'day',
        term: 'Day',
        text: 'Commits belong to the calendar day on which they were authored, in the time zone of the owner. Windows of days include today.',
      },
      {
        id: 'local-hour',
        term: 'Hour and weekday',
        text: `The clock on the author's wall: the offset that the commit itself carries, not UTC and not the owner's zone today. The heat map counts the last ${HOURLY_WINDOW_DAYS} days. A commit dated after today is in the totals and in no window.`,
      },
      {
        id: 'intensity',
        term: 'Intensity',
        text: `A slot's commits as a share of the busiest slot: none at zero, low up to ${percent(INTENSITY_BOUNDS.low)}, medium up to ${percent(INTENSITY_BOUNDS.medium)}, high up to ${percent(INTENSITY_BOUNDS.high)}, very high above.`,
      },
      {
        id: 'average-per-hour',
        term: 'Average per hour',
        text: `Commits of the last ${HOURLY_WINDOW_DAYS} days divided by the ${HOUR_SLOTS} hours of a week. An active hour is a slot with at least one commit; the most active one is the earliest in the week where several are equal.`,
      },
      {
        id: 'streak',
        term: 'Streak',
        text: 'Days in a row with at least one commit. The current streak ends today, or yesterday while today has none yet. Days after today do not count. The longest streak is the longest such row ever, the current one included.',
      },
      {
        id: 'language-share',
        term: 'Language share',
        text: "Commits, not bytes: each counts for the main language of its repository. The share is of all the owner's commits, so the shares add up to less than 100 % where a repository's language is unknown.",
      },
      {
        id: 'weekly-activity',
        term: 'Weekly activity',
        text: `Commits a day, today and the ${WEEKLY_WINDOW_DAYS - 1} days before. The totals by weekday count every day collected.`,
      },
      {
        id: 'achievements',
        term: 'Achievements',
        text: `Code Contributor: ${commits} commits. Pull Request Pro: ${pullRequests} pull requests. Multi-Language: ${languages} languages. Consistent Coder: a current streak of ${streak} days. Repository Creator: ${repos} repositories, public and private. A figure that is not known earns nothing.`,
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
        text: `Runs that ended in ${codes(SUCCESS_CONCLUSIONS)}, of those that ended in ${codes([...SUCCESS_CONCLUSIONS, ...FAILURE_CONCLUSIONS])}. Cancelled, skipped, neutral and stale runs say nothing about the code and are left out. Green from ${SUCCESS_RATE_BOUNDS.green} %, yellow from ${SUCCESS_RATE_BOUNDS.yellow} %, else red.`,
      },
      {
        id: 'retry-rate',
        term: 'Retry rate',
        text: 'Runs that were started again at least once, of all the runs that succeeded or failed. Each run counts once, however many attempts it took.',
      },
      {
        id: 'queue-time',
        term: 'Queue time',
        text: 'Seconds between the moment a job was ready and the moment a runner took it, averaged over jobs that a runner finished. Skipped and waiting jobs, and jobs that never met a runner, are left out. The times of the run itself are not used: they measure re-runs.',
      },
      {
        id: 'run-duration',
        term: 'Duration',
        text: `From the start of a run's first job to the end of its last. Where the jobs are no longer known, from the start of the run to its last change, as long as that is no more than ${MAX_RUN_DAYS} days.`,
      },
      {
        id: 'minutes',
        term: 'Actions minutes',
        text: `Minutes weighed by the price of the machine: Ubuntu ${MINUTE_MULTIPLIERS.ubuntu}×, Windows ${MINUTE_MULTIPLIERS.windows}×, macOS ${MINUTE_MULTIPLIERS.macos}×. The bar is their share of the included minutes and turns red above them.`,
      },
      {
        id: 'cycle-time',
        term: 'Cycle time',
        text: 'Days from the creation of a pull request, or from the moment it left draft, to its merge. Pull requests closed without a merge are left out.',
      },
    ],
  },
] as const satisfies readonly DefinitionGroup[];

type GroupOf = (typeof DEFINITION_GROUPS)[number];
export type DefinitionId = GroupOf['definitions'][number]['id'];

const byId = new Map<string, Definition>(DEFINITION_GROUPS.flatMap((group) => group.definitions.map((d) => [d.id, d])));

/** The definition of a figure, for a hint beside it. */
export function definition(id: DefinitionId): Definition {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no definition ${id}`);
  return found;
}

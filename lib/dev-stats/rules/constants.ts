/** Author dates before this one, or this many days after the collection, come from broken clocks and conversions. */
export const FIRST_PLAUSIBLE_DATE = '1990-01-01';
export const CLOCK_TOLERANCE_DAYS = 1;

export const HOURLY_WINDOW_DAYS = 90;
export const WEEKLY_WINDOW_DAYS = 7;
export const TREND_DAYS = 30;
/** Commits with a language that a month or week needs for shares of languages. */
export const LANGUAGE_SAMPLES = 20;
export const HOUR_SLOTS = 24 * 7;
export const HOUR_LABEL_STEP = 3;
/** Upper bounds of the intensities, as shares of the busiest slot. */
export const INTENSITY_BOUNDS = { low: 0.25, medium: 0.5, high: 0.75 } as const;

export const ACHIEVEMENT_THRESHOLDS = { commits: 100, pullRequests: 10, languages: 2, streak: 7, repos: 3 } as const;

/** Run conclusions that count as success or failure. Runs with another conclusion are excluded. */
export const SUCCESS_CONCLUSIONS = ['success'] as const;
export const FAILURE_CONCLUSIONS = ['failure', 'timed_out', 'startup_failure'] as const;
/** Lowest success rates, in percent, shown in green and yellow; lower ones are red. */
export const SUCCESS_RATE_BOUNDS = { green: 90, yellow: 70 } as const;

/** GitHub's limit for a workflow run. A longer "duration" means that the run was updated much later. */
export const MAX_RUN_DAYS = 35;
/** GitHub Actions was announced on this day. */
export const FIRST_RUN_DATE = '2018-10-16';
export const MINUTE_MULTIPLIERS = { ubuntu: 1, windows: 2, macos: 10 } as const;
export const FREE_PLAN_MINUTES = 2000;
export const ACTIONS_WINDOW_WEEKS = 4;
export const SUMMARY_ROWS = 10;
export const RECENT_RUNS = 15;
export const SHOWN_RUNS = 100;
export const SHOWN_PULL_REQUESTS = 100;
export const TREND_WEEKS = 12;
export const RANKED_RUNS = 10;
export const RANKED_WORKFLOWS = 3;

export const REVIEW_WINDOW_DAYS = 365;

export const DELIVERY_WINDOW_DAYS = 90;
export const DELIVERY_MAX_DAYS = 366;
export const LAST_DEPLOYMENTS = 100;
export const HOTFIX_HOURS = 48;
export const DELIVERY_SAMPLES = 5;

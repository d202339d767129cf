import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { freeText, instant } from './collections';

/** A repository with workflow runs. The sample has rows of its own, so that it never mixes with collected runs. */
export const pipeline = sqliteTable(
  'pipeline',
  {
    key: integer().primaryKey(),
    owner: text().notNull(),
    name: text().notNull(),
    fullName: text('full_name').notNull(),
    isPrivate: integer('is_private', { mode: 'boolean' }).notNull(),
    sample: integer({ mode: 'boolean' }).notNull(),
    /** Null if it was collected without branches. */
    defaultBranch: text('default_branch'),
  },
  (t) => [uniqueIndex('pipeline_name').on(t.fullName, t.sample)],
);

export interface JobRow {
  jobId: number;
  name: string;
  status: string;
  conclusion: string | null;
  createdAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
  queueSec: number | null;
}

/** One attempt of a workflow run as `collection` saw it. `replaced` is the collection that saw it changed. */
export const workflowRun = sqliteTable(
  'workflow_run',
  {
    pipeline: integer().notNull(),
    runId: integer('run_id').notNull(),
    attempt: integer().notNull(),
    collection: integer().notNull(),
    replaced: integer(),
    workflowId: integer('workflow_id').notNull(),
    workflowName: freeText('workflow_name').notNull(),
    event: text().notNull(),
    status: text().notNull(),
    conclusion: text(),
    durationSec: real('duration_sec'),
    /** Mean seconds that the jobs of this attempt waited for a runner; null if unknown. */
    queueSec: real('queue_sec'),
    queueJobs: integer('queue_jobs').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null, like `headSha`, if it was collected without branches. */
    headBranch: freeText('head_branch'),
    headSha: text('head_sha'),
    /** Null if GitHub returned none. */
    jobs: text({ mode: 'json' }).$type<JobRow[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.pipeline, t.runId, t.attempt, t.collection] }),
    index('run_newest').on(t.pipeline, t.startedAt),
    index('run_created').on(t.pipeline, t.createdAt),
  ],
);

/** The period for which the store has all runs, merged pull requests and commits of a pipeline, as of a collection. */
export const runCoverage = sqliteTable(
  'run_coverage',
  {
    pipeline: integer().notNull(),
    collection: integer().notNull(),
    since: instant().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.collection] })],
);

/** A month's minutes as billed, before the multiplier of the operating system. */
export const billing = sqliteTable(
  'billing',
  {
    scope: text().notNull(),
    collection: integer().notNull(),
    month: text().notNull(),
    asOfDate: text('as_of_date').notNull(),
    totalMinutesUsed: real('total_minutes_used').notNull(),
    /** Null if the token could not read the plan. */
    includedMinutes: real('included_minutes'),
    totalPaidMinutesUsed: real('total_paid_minutes_used').notNull(),
    ubuntuMinutes: real('ubuntu_minutes').notNull(),
    windowsMinutes: real('windows_minutes').notNull(),
    macosMinutes: real('macos_minutes').notNull(),
    /** Minutes that count against the included ones, with the multiplier; null if unknown. */
    countedMinutes: real('counted_minutes'),
    freeMinutes: real('free_minutes'),
  },
  (t) => [primaryKey({ columns: [t.scope, t.collection, t.month] })],
);

export const prFact = sqliteTable(
  'pr_fact',
  {
    pipeline: integer().notNull(),
    number: integer().notNull(),
    collection: integer().notNull(),
    author: text(),
    createdAt: instant('created_at').notNull(),
    mergedAt: instant('merged_at').notNull(),
    cycleTimeDays: real('cycle_time_days').notNull(),
    /** The columns from here on are null if it was collected without branches. */
    isBot: integer('is_bot', { mode: 'boolean' }),
    baseBranch: freeText('base_branch'),
    headBranch: freeText('head_branch'),
    mergeSha: text('merge_sha'),
    isHotfix: integer('is_hotfix', { mode: 'boolean' }),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.number] }), index('pr_newest').on(t.pipeline, t.mergedAt)],
);

/** What delivery needs to know about a merged pull request. Without a row it was not requested; null means none. */
export const prTimes = sqliteTable(
  'pr_times',
  {
    pipeline: integer().notNull(),
    number: integer().notNull(),
    collection: integer().notNull(),
    firstCommitAt: instant('first_commit_at'),
    firstReviewAt: instant('first_review_at'),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.number] })],
);

export const branchCommit = sqliteTable(
  'branch_commit',
  {
    pipeline: integer().notNull(),
    sha: text().notNull(),
    collection: integer().notNull(),
    parents: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Commits (by SHA) and pull requests (#12) that its message says it reverts. */
    reverts: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.sha] })],
);

export const deliveryEvent = sqliteTable(
  'delivery_event',
  {
    pipeline: integer().notNull(),
    kind: text({ enum: ['deployment', 'issue'] }).notNull(),
    id: integer().notNull(),
    collection: integer().notNull(),
    /** Environment of a deployment, label of an issue. */
    name: freeText().notNull(),
    sha: text(),
    startedAt: instant('started_at').notNull(),
    /** First success of a deployment, closing of an issue. */
    endedAt: instant('ended_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.kind, t.id, t.collection] })],
);

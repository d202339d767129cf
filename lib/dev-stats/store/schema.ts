import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { IssueRow, PullRequestRow, ReleaseRow } from './rows';

/**
 * Two kinds of tables. Facts (commit_fact, workflow_run, job_fact, pr_fact) are only ever added to, since the host
 * forgets them; a commit that a rewritten branch has lost stays as a row and is not counted (`gone`). Figures carry the
 * id of the collection that made them; readers follow the pointer in `state`, which moves in one transaction at the end
 * of a collection. Instants are UTC text unless their name ends in `_at`: seconds.
 */

export const collection = sqliteTable('collection', {
  id: integer().primaryKey({ autoIncrement: true }),
  source: text({ enum: ['github', 'actions', 'git', 'sample'] }).notNull(),
  status: text({ enum: ['running', 'ok', 'failed', 'interrupted'] }).notNull(),
  startedAt: text('started_at').notNull(),
  finishedAt: text('finished_at'),
  error: text(),
  tokenKind: text('token_kind'),
  timeZone: text('time_zone').notNull(),
});

/** One row a family: what is shown, and how the last collection ended. */
export const state = sqliteTable('state', {
  family: text({ enum: ['stats', 'actions'] }).primaryKey(),
  snapshot: integer(),
  lastSyncAt: text('last_sync_at').notNull(),
  lastSyncOk: integer('last_sync_ok', { mode: 'boolean' }).notNull(),
  /** The last collection that ended, well or not: whatever is cached under it is current. */
  version: integer().notNull(),
  sample: integer({ mode: 'boolean' }).notNull(),
  timeZone: text('time_zone').notNull(),
});

/** The one collection at a time. */
export const lock = sqliteTable('lock', {
  name: text().primaryKey(),
  token: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: text('started_at').notNull(),
  /** Milliseconds. */
  beatAt: integer('beat_at').notNull(),
});

export const mark = sqliteTable(
  'mark',
  { source: text().notNull(), key: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.source, t.key] })],
);

/** Identity of a repository, whatever source tells of it. */
export const repo = sqliteTable(
  'repo',
  {
    key: integer().primaryKey(),
    id: text().notNull(),
    /** Lower case. */
    fullName: text('full_name').notNull(),
  },
  (t) => [uniqueIndex('repo_id').on(t.id), index('repo_full_name').on(t.fullName)],
);

export const repository = sqliteTable(
  'repository',
  {
    collection: integer().notNull(),
    repo: integer().notNull(),
    source: text({ enum: ['github', 'actions', 'git', 'sample'] }).notNull(),
    stale: integer({ mode: 'boolean' }).notNull(),
    id: text().notNull(),
    name: text().notNull(),
    fullName: text('full_name').notNull(),
    description: text(),
    language: text(),
    stars: integer().notNull(),
    forks: integer().notNull(),
    watchers: integer().notNull(),
    isPrivate: integer('is_private', { mode: 'boolean' }).notNull(),
    htmlUrl: text('html_url').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    pushedAt: text('pushed_at'),
    commits: integer(),
    /** The collector left `commits` to the store. */
    countCommits: integer('count_commits', { mode: 'boolean' }).notNull(),
    pullRequests: integer('pull_requests'),
    issues: integer(),
    releases: integer(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.repo] }), index('repository_id').on(t.collection, t.id)],
);

export const commitFact = sqliteTable(
  'commit_fact',
  {
    repo: integer().notNull(),
    sha: text().notNull(),
    collection: integer().notNull(),
    authoredAt: integer('authored_at').notNull(),
    authorOffset: integer('author_offset').notNull(),
    /** authored_at in quarters of an hour, the step of the world's time zones: what days are counted from. */
    slot: integer().notNull(),
    committedAt: integer('committed_at').notNull(),
    message: text().notNull(),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email'),
    /** Who has it on the branch, as far as last read: HOST, CLONE or their sum; 0 where nobody has. */
    heldBy: integer('held_by').notNull().default(1),
    /** The collection that found it on no branch any more. */
    gone: integer(),
    /** The last collection that met it on a walk which looked for commits that are gone. */
    met: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.repo, t.sha] }),
    // Both hold all that counting needs.
    index('commit_slot').on(t.slot, t.repo, t.collection, t.gone),
    index('commit_newest').on(t.repo, t.authoredAt, t.committedAt, t.collection, t.heldBy, t.gone),
  ],
);

/** How far a repository's commits are known without a gap. */
export const commitProgress = sqliteTable('commit_progress', {
  repo: integer().primaryKey(),
  /** The collection that read to the end: facts of later ones may have gaps and do not count yet. */
  collection: integer().notNull(),
  count: integer().notNull(),
});

export const profile = sqliteTable('profile', {
  collection: integer().primaryKey(),
  totalCommits: integer('total_commits'),
  totalPRs: integer('total_prs'),
  totalIssues: integer('total_issues'),
  totalReleases: integer('total_releases'),
  contributionsThisYear: integer('contributions_this_year'),
  publicRepos: integer('public_repos'),
  privateRepos: integer('private_repos'),
  /** The year that contributionsThisYear speaks of. */
  year: integer().notNull(),
});

export const dayCommits = sqliteTable(
  'day_commits',
  { collection: integer().notNull(), date: text().notNull(), commits: integer().notNull() },
  (t) => [primaryKey({ columns: [t.collection, t.date] })],
);

/** Hour and weekday of the author's clock, kept by day so that the window is cut when it is read. */
export const hourCommits = sqliteTable(
  'hour_commits',
  {
    collection: integer().notNull(),
    date: text().notNull(),
    hour: integer().notNull(),
    dayOfWeek: integer('day_of_week').notNull(),
    commits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.date, t.hour, t.dayOfWeek] })],
);

export const languageCommits = sqliteTable(
  'language_commits',
  {
    collection: integer().notNull(),
    name: text().notNull(),
    commits: integer().notNull(),
    percentage: real().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.name] })],
);

/** The latest of each kind; the newest row that a snapshot has seen counts. */
export const detail = sqliteTable(
  'detail',
  {
    repo: integer().notNull(),
    collection: integer().notNull(),
    pullRequests: text('pull_requests', { mode: 'json' }).$type<PullRequestRow[]>().notNull(),
    issues: text({ mode: 'json' }).$type<IssueRow[]>().notNull(),
    releases: text({ mode: 'json' }).$type<ReleaseRow[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.repo, t.collection] })],
);

/** The repositories whose pipelines are known; facts point here. */
export const pipeline = sqliteTable(
  'pipeline',
  {
    key: integer().primaryKey(),
    owner: text().notNull(),
    name: text().notNull(),
    /** owner/name in lower case. */
    fullName: text('full_name').notNull(),
    isPrivate: integer('is_private', { mode: 'boolean' }).notNull(),
    sample: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [uniqueIndex('pipeline_name').on(t.fullName, t.sample)],
);

/** An attempt as a collection saw it; `replaced` names the collection that saw it otherwise. */
export const workflowRun = sqliteTable(
  'workflow_run',
  {
    pipeline: integer().notNull(),
    runId: integer('run_id').notNull(),
    attempt: integer().notNull(),
    collection: integer().notNull(),
    replaced: integer(),
    workflowId: integer('workflow_id').notNull(),
    workflowName: text('workflow_name').notNull(),
    event: text().notNull(),
    status: text().notNull(),
    conclusion: text(),
    durationSec: real('duration_sec'),
    queueSec: real('queue_sec'),
    queueJobs: integer('queue_jobs').notNull(),
    createdAt: text('created_at').notNull(),
    startedAt: text('started_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pipeline, t.runId, t.attempt, t.collection] }),
    index('run_newest').on(t.pipeline, t.startedAt),
    index('run_created').on(t.pipeline, t.createdAt),
  ],
);

export const jobFact = sqliteTable(
  'job_fact',
  {
    pipeline: integer().notNull(),
    runId: integer('run_id').notNull(),
    attempt: integer().notNull(),
    jobId: integer('job_id').notNull(),
    name: text().notNull(),
    status: text().notNull(),
    conclusion: text(),
    createdAt: text('created_at'),
    startedAt: text('started_at'),
    completedAt: text('completed_at'),
    queueSec: real('queue_sec'),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.runId, t.attempt, t.jobId] })],
);

export const billing = sqliteTable(
  'billing',
  {
    scope: text().notNull(),
    collection: integer().notNull(),
    asOfDate: text('as_of_date').notNull(),
    totalMinutesUsed: real('total_minutes_used').notNull(),
    includedMinutes: real('included_minutes').notNull(),
    totalPaidMinutesUsed: real('total_paid_minutes_used').notNull(),
    ubuntuMinutes: real('ubuntu_minutes').notNull(),
    windowsMinutes: real('windows_minutes').notNull(),
    macosMinutes: real('macos_minutes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.collection] })],
);

export const prFact = sqliteTable(
  'pr_fact',
  {
    pipeline: integer().notNull(),
    number: integer().notNull(),
    collection: integer().notNull(),
    author: text(),
    createdAt: text('created_at').notNull(),
    mergedAt: text('merged_at').notNull(),
    cycleTimeDays: real('cycle_time_days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pipeline, t.number] }), index('pr_newest').on(t.pipeline, t.mergedAt)],
);

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sourceColumn } from './collections';
import { freeText, instant } from './columns';

/** Identity of a repository in all collections and sources. */
export const repo = sqliteTable(
  'repo',
  {
    key: integer().primaryKey(),
    /** The host's id. `git:` and the full name until a host has reported the repository. */
    id: text().notNull(),
    fullName: text('full_name').notNull(),
  },
  (t) => [uniqueIndex('repo_id').on(t.id), index('repo_full_name').on(t.fullName)],
);

/** A repository as one collection shows it. Null counts are unknown. */
export const repository = sqliteTable(
  'repository',
  {
    collection: integer().notNull(),
    repo: integer().notNull(),
    source: sourceColumn(),
    /** Copied from an earlier collection, because this one could not read the repository. */
    stale: integer({ mode: 'boolean' }).notNull(),
    /** When the row was read, also after it was copied; null in snapshots of older versions. */
    collectedAt: instant('collected_at'),
    /** Someone else's repository. Only its commits by the owner count; its name is not shown. */
    contributed: integer({ mode: 'boolean' }).notNull().default(false),
    id: text().notNull(),
    name: freeText().notNull(),
    fullName: freeText('full_name').notNull(),
    description: freeText(),
    language: text(),
    stars: integer(),
    forks: integer(),
    watchers: integer(),
    isPrivate: integer('is_private', { mode: 'boolean' }).notNull(),
    htmlUrl: text('html_url').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    pushedAt: instant('pushed_at'),
    commits: integer(),
    countCommits: integer('count_commits', { mode: 'boolean' }).notNull(),
    pullRequests: integer('pull_requests'),
    issues: integer(),
    releases: integer(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.repo] }), index('repository_id').on(t.collection, t.id)],
);

/**
 * The owner's commits; times are seconds since 1970 in UTC. Two sources can report the commits of one repository: its host
 * (github) and clones (git). `hostSeen` and `cloneSeen` hold the collection that last saw the commit there, or null when
 * that source does not have it. A rewritten branch removes commits from a source. One that no source has any more is
 * kept, and `removed` is set to the collection that noticed; it is cleared when the commit comes back. A snapshot
 * therefore shows the commits with `collection` <= snapshot whose `removed` is null or > snapshot, and a running
 * collection changes nothing that readers see.
 */
export const commitFact = sqliteTable(
  'commit_fact',
  {
    repo: integer().notNull(),
    sha: text().notNull(),
    collection: integer().notNull(),
    authoredAt: integer('authored_at').notNull(),
    /** Minutes east of UTC on the author's clock. */
    authorOffset: integer('author_offset').notNull(),
    committedAt: integer('committed_at').notNull(),
    message: freeText().notNull(),
    authorName: freeText('author_name').notNull(),
    authorEmail: freeText('author_email'),
    removed: integer(),
    hostSeen: integer('host_seen'),
    cloneSeen: integer('clone_seen'),
    /** Changed files of each language; null if not known. */
    languages: text({ mode: 'json' }).$type<Record<string, number>>(),
  },
  (t) => [
    primaryKey({ columns: [t.repo, t.sha] }),
    index('commit_languages').on(t.languages, t.repo, t.collection, t.removed).where(sql`languages IS NOT NULL`),
    index('commit_authored').on(t.authoredAt, t.repo, t.collection, t.removed),
    index('commit_newest').on(t.repo, t.authoredAt, t.committedAt, t.collection, t.hostSeen, t.cloneSeen, t.removed),
  ],
);

/**
 * Scratch table of a collection that computes its figures: the commits that it counts in another repository already.
 * Empty afterwards.
 */
export const repeatedCommit = sqliteTable(
  'repeated_commit',
  {
    collection: integer().notNull(),
    /** The rowid of commit_fact. */
    commit: integer().notNull(),
    repo: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.commit] })],
);

export const commitProgress = sqliteTable('commit_progress', {
  repo: integer().primaryKey(),
  /** The last collection that read all commits. Commits of later ones are not counted yet. */
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
  year: integer().notNull(),
  /** Commits whose author date cannot be right; null in snapshots that did not count them. */
  misdatedCommits: integer('misdated_commits'),
  /** Totals that could not be read and when they were, by name; null for an unknown time. */
  keptTotals: text('kept_totals', { mode: 'json' }).$type<Record<string, string | null>>(),
});

export const dayCommits = sqliteTable(
  'day_commits',
  { collection: integer().notNull(), date: text().notNull(), commits: integer().notNull() },
  (t) => [primaryKey({ columns: [t.collection, t.date] })],
);

/** Hours (0 to 23) and weekdays (0 is Sunday) of the author's clock, by day: the window ends on the day of the request. */
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

/** Languages of the commits by what they changed, else by the main language of their repository. */
export const languageChange = sqliteTable(
  'language_change',
  {
    collection: integer().notNull(),
    name: text().notNull(),
    commits: integer().notNull(),
    /** Those of `commits` that count for the main language of their repository. */
    repositoryCommits: integer('repository_commits').notNull(),
    /** A commit weighs 1, divided among its languages by number of files. */
    weight: real().notNull(),
    /** Whether a commit of a public repository counts for the language. */
    isPublic: integer('is_public', { mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.name] })],
);

/** Commits by day on the author's clock. One row of JSON, because thousands of rows take longer to read. */
export const history = sqliteTable('history', {
  collection: integer().primaryKey(),
  /** Those with commits, ascending. */
  dates: text({ mode: 'json' }).$type<string[]>().notNull(),
  commits: text({ mode: 'json' }).$type<number[]>().notNull(),
  /** 24 for each date. */
  hours: text({ mode: 'json' }).$type<number[]>().notNull(),
  /** Monday of the first week of repository_weeks. */
  weeksSince: text('weeks_since').notNull(),
});

/** Languages of the commits of each day, by the rule of language_change. */
export const languageHistory = sqliteTable(
  'language_history',
  {
    collection: integer().notNull(),
    name: text().notNull(),
    dates: text({ mode: 'json' }).$type<string[]>().notNull(),
    commits: text({ mode: 'json' }).$type<number[]>().notNull(),
    weights: text({ mode: 'json' }).$type<number[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.name] })],
);

export const repositoryWeeks = sqliteTable(
  'repository_weeks',
  {
    collection: integer().notNull(),
    repo: integer().notNull(),
    /** Commits of each week from `history.weeks_since`. */
    commits: text({ mode: 'json' }).$type<number[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.repo] })],
);

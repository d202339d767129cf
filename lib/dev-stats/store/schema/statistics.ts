import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { freeText, instant, sourceColumn } from './collections';

/** Beginning of the id of a repository that only clones have reported; its full name follows. */
export const CLONE_ID = 'git:';

export const repo = sqliteTable(
  'repo',
  {
    key: integer().primaryKey(),
    /** The host's id, or one with CLONE_ID until a host has reported the repository. */
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
 * Times are seconds since 1970 in UTC. `hostSeen` and `cloneSeen` are the last collections that saw the commit at its
 * host (github) and in clones (git); null if that source lacks it. `removed` is the collection that found it in none.
 * Snapshots show commits with `collection` <= snapshot whose `removed` is null or > snapshot, so a running collection
 * changes nothing that readers see. `removed` is cleared when the commit comes back.
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
    languages: text({ mode: 'json' }).$type<Record<string, number>>(),
  },
  (t) => [
    primaryKey({ columns: [t.repo, t.sha] }),
    index('commit_authored').on(t.authoredAt, t.repo, t.collection, t.removed),
    index('commit_newest').on(t.repo, t.authoredAt, t.committedAt, t.collection, t.hostSeen, t.cloneSeen, t.removed),
  ],
);

export const commitProgress = sqliteTable('commit_progress', {
  repo: integer().primaryKey(),
  /** The last collection that read all commits. Commits of later ones are not counted yet. */
  collection: integer().notNull(),
  count: integer().notNull(),
});

import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DailyPullRequests } from '../../rules/history/history';
import type { GivenReviews } from '../../rules/reviews';

export const profile = sqliteTable('profile', {
  collection: integer().primaryKey(),
  totalCommits: integer('total_commits'),
  totalPRs: integer('total_prs'),
  totalIssues: integer('total_issues'),
  totalReleases: integer('total_releases'),
  contributionsThisYear: integer('contributions_this_year'),
  /** Of each day from January 1 on; null if only the total is known. */
  dailyContributions: text('daily_contributions', { mode: 'json' }).$type<number[]>(),
  /** They add up to totalPRs; null if only the total is known. */
  dailyPullRequests: text('daily_pull_requests', { mode: 'json' }).$type<DailyPullRequests>(),
  reviews: text({ mode: 'json' }).$type<GivenReviews>(),
  publicRepos: integer('public_repos'),
  privateRepos: integer('private_repos'),
  year: integer().notNull(),
  /** Names of the totals that are those of an earlier collection, because they could not be read. */
  keptTotals: text('kept_totals', { mode: 'json' }).$type<string[]>(),
});

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

export const languageChange = sqliteTable(
  'language_change',
  {
    collection: integer().notNull(),
    name: text().notNull(),
    commits: integer().notNull(),
    repositoryCommits: integer('repository_commits').notNull(),
    weight: real().notNull(),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.name] })],
);

/** Commits by day on the author's clock. One row of JSON, because thousands of rows take longer to read. */
export const history = sqliteTable('history', {
  collection: integer().primaryKey(),
  dates: text({ mode: 'json' }).$type<string[]>().notNull(),
  commits: text({ mode: 'json' }).$type<number[]>().notNull(),
  hours: text({ mode: 'json' }).$type<number[]>().notNull(),
});

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

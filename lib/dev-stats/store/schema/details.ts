import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface PullRequestRow {
  id: string;
  number: number;
  title: string;
  state: string;
  htmlUrl: string;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
}

export type IssueRow = Omit<PullRequestRow, 'mergedAt'>;

export interface ReleaseRow {
  id: string;
  tagName: string;
  name: string | null;
  body: string | null;
  htmlUrl: string;
  publishedAt: string | null;
  createdAt: string;
}

/** The newest 100 of each kind. A snapshot shows the row of the latest collection up to its own. */
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

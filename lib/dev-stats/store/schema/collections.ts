import { customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Facts (commit_fact, workflow_run, pr_fact, pr_times) are never deleted, because their hosts forget them. Figures have
// the id of the collection that computed them. Readers follow `state.snapshot`, which changes in one transaction.

/** UTC to the second, such as 2026-11-21T08:30:00Z, from RFC 3339 in any offset. Throws RangeError for other text. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => `${new Date(value).toISOString().slice(0, 19)}Z`,
});

/** Text from outside. SQLite ends text at a NUL, which is removed, and rejects lone surrogates, which are replaced. */
export const freeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.replaceAll('\0', '').toWellFormed(),
});

export const SOURCES = ['github', 'git', 'actions', 'sample'] as const;
export type Source = (typeof SOURCES)[number];

export const STATUSES = ['running', 'ok', 'partial', 'failed', 'interrupted'] as const;

export const sourceColumn = () => text('source', { enum: SOURCES }).notNull();

export const collection = sqliteTable(
  'collection',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    source: sourceColumn(),
    /** A partial collection is published; what it could not read keeps its previous figures. */
    status: text({ enum: STATUSES }).notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    error: freeText(),
    /** What the token was not permitted to read: readers see this text, unlike `error`. */
    missing: freeText(),
  },
  (t) => [index('collection_status').on(t.source, t.status)],
);

export const state = sqliteTable('state', {
  family: text({ enum: ['stats', 'actions'] }).primaryKey(),
  snapshot: integer(),
  lastSyncAt: instant('last_sync_at').notNull(),
  lastSyncOk: integer('last_sync_ok', { mode: 'boolean' }).notNull(),
  /** The last collection that ended, successfully or not. Caches are keyed by it. */
  version: integer().notNull(),
  sample: integer({ mode: 'boolean' }).notNull(),
  timeZone: text('time_zone').notNull(),
});

export type Family = (typeof state.$inferSelect)['family'];
export type Pointer = typeof state.$inferSelect & { snapshot: number };

/** A family without a pointer has no figures: nothing was collected, or every collection failed. */
export type Pointers = Partial<Record<Family, Pointer>>;

export const lock = sqliteTable('lock', {
  name: text().primaryKey(),
  token: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: instant('started_at').notNull(),
  heartbeatAt: integer('heartbeat_at').notNull(),
});

export const checkpoint = sqliteTable(
  'checkpoint',
  { source: sourceColumn(), key: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.source, t.key] })],
);

import { and, count, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { isValidTime, normalizeAuthorTime } from '../../rules/commits/author-time';
import type { Lock } from '../lock';
import type { CommitRow, Source } from '../rows';
import { commitFact, commitProgress } from '../schema/statistics';
import { excluded, jsonRows, splitRows } from './bulk';

const LONGEST_MESSAGE = 2000;

/** A repository that a running collection has saved. Its functions throw LockLostError once another one has taken over. */
export interface SavedRepository {
  db: LibSQLDatabase;
  lock: Lock;
  collection: number;
  source: Source;
  repo: number;
}

function seenColumns(source: Source) {
  return source === 'git' ? (['cloneSeen', 'hostSeen'] as const) : (['hostSeen', 'cloneSeen'] as const);
}

/** Adds new commits, restores removed ones, and keeps known ones; `fullHistory` marks these as seen. */
export async function saveCommits(
  { db, lock, collection, repo, source }: SavedRepository,
  rows: CommitRow[],
  { fullHistory = false } = {},
): Promise<void> {
  await lock.heartbeat();
  const [seen] = seenColumns(source);
  for (const chunk of splitRows(rows)) {
    const commits = chunk.map((row) => {
      const [authoredAt, authorOffset] = normalizeAuthorTime(row.authoredAt, row.authorOffset);
      const message = row.message.slice(0, LONGEST_MESSAGE);
      const committedAt = isValidTime(row.committedAt) ? row.committedAt : 0;
      return { ...row, authoredAt, authorOffset, committedAt, message, languages: row.languages ?? null };
    });
    await db
      .insert(commitFact)
      .select(jsonRows(commitFact, commits, { repo, collection, [seen]: collection }))
      .onConflictDoUpdate({
        target: [commitFact.repo, commitFact.sha],
        set: {
          [seen]: collection,
          removed: null,
          collection: sql`iif(${commitFact.removed} IS NULL, ${commitFact.collection}, ${collection})`,
          languages: sql`coalesce(excluded.languages, ${commitFact.languages})`,
        },
        setWhere: or(
          fullHistory ? sql`${commitFact[seen]} IS NOT ${collection}` : isNull(commitFact[seen]),
          sql`excluded.languages IS NOT NULL AND ${commitFact.languages} IS NULL`,
        ),
      });
  }
}

export async function commitsWithoutLanguages(
  { db, repo }: SavedRepository,
  commits: readonly { sha: string }[],
): Promise<string[]> {
  const given = JSON.stringify(commits.map(({ sha }) => sha));
  const rows = await db.all<{ sha: string }>(
    sql`SELECT value AS sha FROM json_each(${given}) WHERE NOT EXISTS (
      SELECT 1 FROM ${commitFact} WHERE ${commitFact.repo} = ${repo} AND ${commitFact.sha} = value AND ${commitFact.languages} IS NOT NULL)`,
  );
  return rows.map(({ sha }) => sha);
}

/** Commits that this source has in the store, committed at `since` (seconds since 1970) or later. */
export async function countCommits({ db, repo, source }: SavedRepository, since = 0): Promise<number> {
  const [seen] = seenColumns(source);
  const where = and(eq(commitFact.repo, repo), isNotNull(commitFact[seen]), gte(commitFact.committedAt, since));
  return db.$count(commitFact, where);
}

/** Saved commits count from this call on. With `fullHistory`, those that were not saved again have been removed. */
export async function completeCommits(
  { db, lock, collection, repo, source }: SavedRepository,
  { fullHistory = false } = {},
): Promise<void> {
  await lock.heartbeat();
  const [seen, otherSeen] = seenColumns(source);
  const remaining = db
    .select({ count: count() })
    .from(commitFact)
    .where(and(eq(commitFact.repo, repo), isNull(commitFact.removed)));
  const progress = { repo, collection, count: sql`${remaining}` };
  const complete = db
    .insert(commitProgress)
    .values(progress)
    .onConflictDoUpdate({ target: commitProgress.repo, set: excluded(commitProgress, ['collection', 'count']) });
  if (!fullHistory) {
    await complete;
    return;
  }
  const lose = db
    .update(commitFact)
    .set({ [seen]: null, removed: sql`iif(${commitFact[otherSeen]} IS NULL, ${collection}, NULL)` })
    .where(and(eq(commitFact.repo, repo), ne(commitFact[seen], collection)));
  await db.batch([lose, complete]);
}

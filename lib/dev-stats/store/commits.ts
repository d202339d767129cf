import { and, count, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { isValidTime, normalizeAuthorTime } from '../rules/author-time';
import { chunksOf, excluded, jsonRows } from './bulk';
import type { CommitRow, Source } from './rows';
import { commitFact, commitProgress } from './schema/statistics';

const SLOT_SECONDS = 900;
const LONGEST_MESSAGE = 2000;

export interface CommitTarget {
  collection: number;
  repo: number;
  source: Source;
}

/** The column that records whether a source has a commit, and that of the other source. */
function seenColumns(source: Source) {
  return source === 'git' ? (['cloneSeen', 'hostSeen'] as const) : (['hostSeen', 'cloneSeen'] as const);
}

/** Adds new commits and restores removed ones. Known commits stay as they are; with `fullHistory` they are marked as seen. */
export async function writeCommits(
  db: LibSQLDatabase,
  { collection, repo, source }: CommitTarget,
  { rows, fullHistory }: { rows: CommitRow[]; fullHistory: boolean },
): Promise<void> {
  const [seen] = seenColumns(source);
  for (const chunk of chunksOf(rows)) {
    const commits = chunk.map((row) => {
      const [authoredAt, authorOffset] = normalizeAuthorTime(row.authoredAt, row.authorOffset);
      const slot = Math.floor(authoredAt / SLOT_SECONDS);
      const message = row.message.slice(0, LONGEST_MESSAGE);
      const committedAt = isValidTime(row.committedAt) ? row.committedAt : 0;
      return { ...row, authoredAt, authorOffset, slot, committedAt, message };
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
        },
        setWhere: fullHistory ? sql`${commitFact[seen]} IS NOT ${collection}` : isNull(commitFact[seen]),
      });
  }
}

export async function countCommits(
  db: LibSQLDatabase,
  { repo, source, since }: Pick<CommitTarget, 'repo' | 'source'> & { since: number },
): Promise<number> {
  const [seen] = seenColumns(source);
  const where = and(eq(commitFact.repo, repo), isNotNull(commitFact[seen]), gte(commitFact.committedAt, since));
  return db.$count(commitFact, where);
}

/** Marks the commits of a source as complete. With `fullHistory`, the source loses those that this collection has not seen. */
export async function completeCommits(
  db: LibSQLDatabase,
  { collection, repo, source, fullHistory }: CommitTarget & { fullHistory: boolean },
): Promise<void> {
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

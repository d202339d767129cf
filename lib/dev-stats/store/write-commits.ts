import type { Client } from '@libsql/client';
import { soundAuthorTime } from '../rules/author-time';
import { cleanText, writeBulk } from './bulk';
import type { CommitRow, Source } from './rows';

const SLOT_SECONDS = 900;
const LONGEST_MESSAGE = 2000;
const HOST = 1;
const CLONE = 2;

/** One repository's commits in one collection, as its source has them. */
export interface CommitTarget {
  collection: number;
  repo: number;
  source: Source;
}

function holderOf(source: Source): number {
  return source === 'git' ? CLONE : HOST;
}

/**
 * Adds what is not there yet, and what had gone and is back. Commits that are known are left alone, unless `fullHistory` marks them as
 * seen.
 */
export async function writeCommits(
  client: Client,
  { collection, repo, source }: CommitTarget,
  { rows, fullHistory }: { rows: CommitRow[]; fullHistory: boolean },
): Promise<void> {
  const holder = holderOf(source);
  await writeBulk(client, {
    rows,
    values: (row) => {
      const [authoredAt, authorOffset] = soundAuthorTime(row.authoredAt, row.authorOffset);
      return [
        ...[row.sha, authoredAt, authorOffset, Math.floor(authoredAt / SLOT_SECONDS), row.committedAt],
        ...[cleanText(row.message.slice(0, LONGEST_MESSAGE)), cleanText(row.authorName)],
        row.authorEmail === null ? null : cleanText(row.authorEmail),
      ];
    },
    sql: `INSERT INTO commit_fact (repo, collection, held_by, met, sha, authored_at, author_offset, slot, committed_at, message,
      author_name, author_email) SELECT ?, ?, ?, ?, $0, $1, $2, $3, $4, $5, $6, $7 FROM json_each(?) WHERE true
      ON CONFLICT DO UPDATE SET held_by = held_by | excluded.held_by, met = excluded.met, gone = NULL,
      collection = iif(gone IS NULL, collection, excluded.collection)
      WHERE gone IS NOT NULL OR held_by & excluded.held_by = 0${fullHistory ? ' OR met <> excluded.met' : ''}`,
    args: [repo, collection, holder, collection],
  });
}

/** Commits that the source is known to have, committed at `since` (seconds) or later. */
export async function countHeld(
  client: Client,
  { repo, source, since }: { repo: number; source: Source; since: number },
): Promise<number> {
  const { rows } = await client.execute({
    sql: 'SELECT count(*) AS held FROM commit_fact WHERE repo = ? AND held_by & ? AND committed_at >= ?',
    args: [repo, holderOf(source), since],
  });
  return Number(rows[0]?.held);
}

/**
 * Says that the source's commits are known without a gap. After a walk that has met all of them (`fullHistory`), those not
 * met are no longer the source's; what no source has is gone. Both become true at once.
 */
export async function completeCommits(
  client: Client,
  { collection, repo, source, fullHistory }: CommitTarget & { fullHistory: boolean },
): Promise<void> {
  const lose = {
    sql: `UPDATE commit_fact SET held_by = held_by & ~?1, gone = iif(held_by & ~?1, NULL, ?2)
      WHERE repo = ?3 AND held_by & ?1 AND met <> ?2`,
    args: [holderOf(source), collection, repo],
  };
  const complete = {
    sql: `INSERT INTO commit_progress (repo, collection, count)
      SELECT ?1, ?2, count(*) FROM commit_fact WHERE repo = ?1 AND gone IS NULL
      ON CONFLICT (repo) DO UPDATE SET collection = excluded.collection, count = excluded.count`,
    args: [repo, collection],
  };
  await client.batch(fullHistory ? [lose, complete] : [complete], 'write');
}

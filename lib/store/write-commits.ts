import type { Client } from '@libsql/client';
import { soundAuthorTime } from '../stats/author-time';
import { cleanText, writeBulk } from './bulk';
import type { CommitState } from './collection';
import type { CommitRow } from './rows';

const SLOT_SECONDS = 900;
const LONGEST_MESSAGE = 2000;

/** Adds what is not there yet. */
export async function writeCommits(
  client: Client,
  { collection, repo, rows }: { collection: number; repo: number; rows: CommitRow[] },
): Promise<void> {
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
    sql: `INSERT INTO commit_fact (repo, collection, sha, authored_at, author_offset, slot, committed_at, message, author_name,
      author_email) SELECT ?, ?, $0, $1, $2, $3, $4, $5, $6, $7 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    args: [repo, collection],
  });
}

/** Says that everything up to `at` (seconds) is known. */
export async function completeCommits(
  client: Client,
  { collection, repo, head, at }: { collection: number; repo: number; head: string | null; at: number },
): Promise<void> {
  await client.execute({
    sql: `INSERT INTO commit_progress (repo, collection, through, count, head)
      SELECT ?1, ?2, min(coalesce(max(committed_at), 0), ?3), count(*), ?4 FROM commit_fact WHERE repo = ?1
      ON CONFLICT (repo) DO UPDATE SET collection = excluded.collection, through = excluded.through, count = excluded.count,
      head = excluded.head`,
    args: [repo, collection, at, head],
  });
}

export async function readCommitState(client: Client, repo: number): Promise<CommitState | undefined> {
  const { rows } = await client.execute({
    sql: 'SELECT through, count, head FROM commit_progress WHERE repo = ?',
    args: [repo],
  });
  const row = rows[0];
  return (
    row && { through: Number(row.through), count: Number(row.count), head: row.head === null ? null : String(row.head) }
  );
}

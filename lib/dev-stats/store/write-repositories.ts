import type { Client } from '@libsql/client';
import { cleanText, writeBulk } from './bulk';
import type { RepositoryRow, Source } from './rows';
import { instant } from './times';

const FROM_GIT = 'git:';

/**
 * Makes sure that each repository has one identity. Full names join what two sources call by different ids: a clone
 * takes the host's id, whichever came first.
 */
async function identify(client: Client, rows: Pick<RepositoryRow, 'id' | 'fullName'>[]): Promise<void> {
  const pairs = rows.map((row) => ({ id: row.id, fullName: row.fullName.toLowerCase() }));
  const fromHost = pairs.filter((row) => !row.id.startsWith(FROM_GIT));
  await writeBulk(client, {
    rows: fromHost,
    values: (row) => [row.id, row.fullName],
    sql: `UPDATE repo SET id = given.id FROM (SELECT $0 AS id, $1 AS full_name FROM json_each(?)) AS given
      WHERE repo.full_name = given.full_name AND repo.id LIKE '${FROM_GIT}%'
      AND NOT EXISTS (SELECT 1 FROM repo AS other WHERE other.id = given.id)`,
  });
  await writeBulk(client, {
    rows: fromHost,
    values: (row) => [row.id, row.fullName],
    sql: `INSERT INTO repo (id, full_name) SELECT $0, $1 FROM json_each(?) WHERE true
      ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name WHERE full_name <> excluded.full_name`,
  });
  await writeBulk(client, {
    rows: pairs.filter((row) => row.id.startsWith(FROM_GIT)),
    values: (row) => [row.id, row.fullName],
    sql: `INSERT INTO repo (id, full_name) SELECT $0, $1 FROM json_each(?)
      WHERE NOT EXISTS (SELECT 1 FROM repo WHERE full_name = $1) ON CONFLICT (id) DO NOTHING`,
  });
}

/** The store's key of a repository, by the id a collector knows it under. */
export async function repoKey(client: Client, id: string): Promise<number | undefined> {
  const { rows } = await client.execute({
    sql: `SELECT key FROM repo WHERE id = ?1 UNION ALL
      SELECT key FROM repo WHERE ?1 LIKE '${FROM_GIT}%' AND full_name = lower(substr(?1, ${FROM_GIT.length + 1})) LIMIT 1`,
    args: [id],
  });
  return rows[0] ? Number(rows[0].key) : undefined;
}

/** Id of the published repository with this full name in any case, unless only a clone has reported it. */
export async function findHostedRepository(client: Client, fullName: string): Promise<string | undefined> {
  const { rows } = await client.execute({
    sql: `SELECT id FROM repository WHERE lower(full_name) = lower(?) AND source <> 'git'
      AND collection = (SELECT snapshot FROM state WHERE family = 'stats' AND NOT sample) LIMIT 1`,
    args: [fullName],
  });
  return rows[0] ? String(rows[0].id) : undefined;
}

export async function writeRepositories(
  client: Client,
  { collection, source, rows }: { collection: number; source: Source; rows: RepositoryRow[] },
): Promise<void> {
  await identify(client, rows);
  await writeBulk(client, {
    rows,
    values: (row) => [
      ...[row.id, row.fullName.toLowerCase(), cleanText(row.name), cleanText(row.fullName)],
      ...[row.description === null ? null : cleanText(row.description), row.language],
      ...[row.stars, row.forks, row.watchers, row.isPrivate ? 1 : 0, row.htmlUrl],
      ...[instant(row.createdAt), instant(row.updatedAt), row.pushedAt === null ? null : instant(row.pushedAt)],
      ...[row.commits ?? null, row.commits === undefined ? 1 : 0, row.pullRequests, row.issues, row.releases],
    ],
    sql: `INSERT INTO repository (collection, source, stale, repo, id, name, full_name, description, language, stars, forks,
      watchers, is_private, html_url, created_at, updated_at, pushed_at, commits, count_commits, pull_requests, issues, releases)
      SELECT ?, ?, 0, repo.key, repo.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18
      FROM json_each(?) JOIN repo ON repo.key = coalesce((SELECT key FROM repo WHERE id = $0),
        (SELECT max(key) FROM repo WHERE full_name = $1))
      WHERE true ON CONFLICT (collection, repo) DO UPDATE SET ${UPDATES}`,
    args: [collection, source],
  });
}

const COLUMNS = [
  ...['source', 'stale', 'id', 'name', 'full_name', 'description', 'language', 'stars', 'forks', 'watchers'],
  ...['is_private', 'html_url', 'created_at', 'updated_at', 'pushed_at', 'commits', 'count_commits'],
  ...['pull_requests', 'issues', 'releases'],
];
const UPDATES = COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ');

/** Copies rows of the snapshot shown now, where this collection has none of its own. */
export async function copyRepositories(
  client: Client,
  { collection, stale, where, args }: { collection: number; stale: '1' | 'stale'; where: string; args: string[] },
): Promise<number> {
  const kept = COLUMNS.filter((column) => column !== 'stale').join(', ');
  const { rowsAffected } = await client.execute({
    sql: `INSERT INTO repository (collection, repo, stale, ${kept})
      SELECT ?, repo, ${stale}, ${kept} FROM repository
      WHERE collection = (SELECT snapshot FROM state WHERE family = 'stats' AND NOT sample) AND ${where}
      ON CONFLICT DO NOTHING`,
    args: [collection, ...args],
  });
  return rowsAffected;
}

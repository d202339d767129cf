import { lte, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { commitFact, commitProgress, repeatedCommit, repository } from '../schema/statistics';

function ownRepositories(collection: number): SQL {
  return sql`(SELECT ${repository.repo}, ${repository.contributed}, ${repository.isPrivate},
      ${commitProgress.collection} AS complete FROM ${repository}
    JOIN ${commitProgress} ON ${commitProgress.repo} = ${repository.repo} WHERE ${repository.collection} = ${collection})`;
}

/** FROM and WHERE of the commits that count, each once. Without the hint, SQLite reads a million table rows. */
export function countedCommits(collection: number, where: SQL): SQL {
  return sql`FROM ${commitFact} INDEXED BY commit_authored CROSS JOIN ${ownRepositories(collection)} AS own
      ON own.repo = ${commitFact.repo} AND ${commitFact.collection} <= own.complete AND ${commitFact.removed} IS NULL
    WHERE ${where} AND NOT EXISTS (SELECT 1 FROM ${repeatedCommit} WHERE ${repeatedCommit.collection} = ${collection}
      AND ${repeatedCommit.commit} = ${commitFact}.rowid)`;
}

/**
 * Lists the rows of commits that count in another repository: the owner's before someone else's, a public one before a
 * private one, one with known languages, the one known longest. Copies of a commit have the same author date, so the
 * index finds them, and only their rows are read.
 */
export async function saveRepeated(db: LibSQLDatabase, collection: number): Promise<void> {
  await deleteRepeated(db, collection);
  await db.run(sql`INSERT INTO ${repeatedCommit} SELECT ${collection}, id, repo FROM (
      SELECT fact.rowid AS id, fact.repo, row_number() OVER (
        PARTITION BY fact.sha ORDER BY own.contributed, own.is_private, fact.languages IS NULL, fact.repo) AS place
      FROM (SELECT authored_at FROM ${commitFact} INDEXED BY commit_authored GROUP BY authored_at
        HAVING min(repo) < max(repo)) AS shared
      CROSS JOIN ${commitFact} AS fact ON fact.authored_at = shared.authored_at
      CROSS JOIN ${ownRepositories(collection)} AS own
        ON own.repo = fact.repo AND fact.collection <= own.complete AND fact.removed IS NULL)
    WHERE place > 1`);
}

export async function deleteRepeated(db: LibSQLDatabase, collection: number): Promise<void> {
  await db.delete(repeatedCommit).where(lte(repeatedCommit.collection, collection));
}

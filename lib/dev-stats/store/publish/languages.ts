import { sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { languagesByChange } from '../../rules/commits/languages';
import { isKnownPrivate } from '../read/stats';
import { languageChange } from '../schema/figures';
import { commitFact } from '../schema/statistics';
import { jsonRows, splitRows } from '../write/bulk';
import type { SavedRepository } from '../write/commits';
import { countedCommits } from './repeated-commits';

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

interface CountedRepository {
  id: string;
  repo: number;
  isPrivate: boolean;
  language: string | null;
  commits: number | null;
}

/** Counts the languages of the commits that count. The index has only commits whose languages are known. */
export async function computeLanguages(
  db: LibSQLDatabase,
  collection: number,
  repositories: readonly CountedRepository[],
): Promise<void> {
  const isKnown = sql`${commitFact.languages} IS NOT NULL`;
  const known = await db.all<{ repo: number; files: string; commits: number }>(
    sql`SELECT own.repo, ${commitFact.languages} AS files, count(*) AS commits
      ${countedCommits(collection, isKnown, sql`INDEXED BY commit_languages`)} GROUP BY 2, 1`,
  );
  const byRepository = Map.groupBy(known, ({ repo }) => repo);
  const groups = repositories.flatMap(({ id, repo, isPrivate, language: repositoryLanguage, commits }) => {
    const read = byRepository.get(repo) ?? [];
    const others = (commits ?? 0) - read.reduce((sum, group) => sum + group.commits, 0);
    const shared = { isPrivate: isKnownPrivate({ id, isPrivate }), repositoryLanguage };
    const groupsRead = read.map((group) => ({ ...shared, commits: group.commits, files: JSON.parse(group.files) }));
    return others > 0 ? [...groupsRead, { ...shared, commits: others, files: null }] : groupsRead;
  });
  for (const chunk of splitRows(languagesByChange(groups)))
    await db.insert(languageChange).select(jsonRows(languageChange, chunk, { collection }));
}

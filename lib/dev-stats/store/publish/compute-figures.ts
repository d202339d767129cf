import { and, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { DAY_MS } from '../../../dates';
import { plausibleTimes } from '../../rules/commits/author-time';
import { countLanguages, type LanguageCounts, languageShares } from '../../rules/commits/languages';
import { HistoryCounter, type HourGroup } from '../../rules/history/history';
import { isKnownPrivate } from '../read/stats';
import * as tables from '../schema/figures';
import { commitFact, commitProgress, repository } from '../schema/statistics';
import { insertRows } from '../write/bulk';
import { computeProfile, type ProfileOptions } from './profile';
import { copyPublished } from './published';

export interface FiguresOptions extends ProfileOptions {
  forgotten: ReadonlySet<string>;
}

export async function computeFigures(db: LibSQLDatabase, options: FiguresOptions): Promise<void> {
  const { collection } = options;
  for (const table of Object.values(tables)) await db.delete(table).where(eq(table.collection, collection));
  await copyOtherSources(db, options);
  await countByRepository(db, collection);
  const saved = await db.select().from(repository).where(eq(repository.collection, collection));
  const { history, languages, counts } = await countCommits(db, options, saved);
  const repositories = saved.map((row) => {
    const counted = counts.get(row.repo) ?? 0;
    return { ...row, commits: row.commits !== null && row.countCommits ? counted : row.commits };
  });
  await insertRows(db, tables.languageCommits, languageShares(repositories), { collection });
  await insertRows(db, tables.languageChange, [...languages.values()], { collection });
  await insertRows(db, tables.languageHistory, history.languages(), { collection });
  await db.insert(tables.history).values({ collection, ...history.days() });
  await computeProfile(db, options, repositories);
}

/** A github collection keeps the clones, a git collection everything that it has not read itself. */
async function copyOtherSources(db: LibSQLDatabase, { collection, source, forgotten }: FiguresOptions): Promise<void> {
  if (source === 'sample') return;
  const others = source === 'github' ? eq(repository.source, 'git') : undefined;
  const stillShown = or(ne(repository.source, 'git'), notInArray(repository.id, [...forgotten]));
  await copyPublished(db, { collection, where: and(others, stillShown) });
}

async function countByRepository(db: LibSQLDatabase, collection: number): Promise<void> {
  const { repo, count: commits } = commitProgress;
  const counted = db.select({ commits }).from(commitProgress).where(eq(repo, repository.repo));
  await db
    .update(repository)
    .set({ commits: sql`${counted}` })
    .where(and(eq(repository.collection, collection), repository.countCommits));
}

/** Commits are read a quarter at a time, so that a long history needs no more memory. */
const STEP_SECONDS = (91 * DAY_MS) / 1000;

/** Counts each commit once, by day, language and repository. A commit with an implausible date counts in no day. */
async function countCommits(
  db: LibSQLDatabase,
  { collection, now }: FiguresOptions,
  repositories: readonly (typeof repository.$inferSelect)[],
) {
  const byKey = new Map(repositories.map((row) => [row.repo, row]));
  const history = new HistoryCounter();
  const languages: LanguageCounts = new Map();
  const counts = new Map<number, number>();
  const { first, last } = plausibleTimes(now);
  // Commits with implausible dates are in the first and the last range.
  const starts = [0];
  for (let start = first; start <= last; start += STEP_SECONDS) starts.push(start);
  starts.push(last + 1);
  for (const [index, start] of starts.entries()) {
    const isInStep = sql`authored_at >= ${start} AND authored_at < ${starts[index + 1] ?? Number.MAX_SAFE_INTEGER}`;
    const [page] = await db.all<{ groups: string }>(
      sql`SELECT json_group_array(json_array(repo, hour, commits, json(languages))) AS groups FROM (
        SELECT repo, (authored_at + author_offset * 60) / 3600 AS hour, count(*) AS commits, languages
        FROM ${rankedCommits(collection, isInStep)} WHERE place = 1 GROUP BY 2, 1, 4)`,
    );
    const rows: [repo: number, localHour: number, commits: number, files: HourGroup['files']][] = JSON.parse(
      page?.groups ?? '[]',
    );
    const groups = rows.map(([repo, localHour, commits, files]): HourGroup => {
      const found = byKey.get(repo);
      counts.set(repo, (counts.get(repo) ?? 0) + commits);
      const isPrivate = !found || isKnownPrivate(found);
      return { localHour, commits, files, isPrivate, repositoryLanguage: found?.language ?? null };
    });
    countLanguages(groups, languages);
    if (start >= first && start <= last) history.add(groups);
  }
  return { history, languages, counts };
}

// Only copies with `place` 1 count. Copies have the same author date, so a range of dates contains all of them.
// Without INDEXED BY, SQLite scans the whole table.
function rankedCommits(collection: number, where: SQL): SQL {
  return sql`(SELECT ${commitFact.repo}, authored_at, author_offset, languages, row_number() OVER (
      PARTITION BY sha ORDER BY contributed, is_private, languages IS NULL, ${commitFact.repo}) AS place
    FROM ${commitFact} INDEXED BY commit_authored CROSS JOIN (
      SELECT ${repository.repo}, contributed, is_private, ${commitProgress.collection} AS complete FROM ${repository}
      JOIN ${commitProgress} ON ${commitProgress.repo} = ${repository.repo} WHERE ${repository.collection} = ${collection}
    ) AS own ON own.repo = ${commitFact.repo} AND ${commitFact.collection} <= own.complete
    WHERE ${where} AND removed IS NULL)`;
}

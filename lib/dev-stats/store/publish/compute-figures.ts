import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { DAY_MS } from '../../../dates';
import { plausibleTimes } from '../../rules/commits/author-time';
import { languageShares } from '../../rules/commits/languages';
import { HistoryCounter, type HourGroup } from '../../rules/history/history';
import * as tables from '../schema/figures';
import { commitProgress, repository } from '../schema/statistics';
import { jsonRows, splitRows } from '../write/bulk';
import { computeLanguages } from './languages';
import { computeProfile, type ProfileOptions } from './profile';
import { copyPublished } from './published';
import { countedCommits, countRepeated, deleteRepeated, saveRepeated } from './repeated-commits';

export interface FiguresOptions extends ProfileOptions {
  forgotten: ReadonlySet<string>;
}

export async function computeFigures(db: LibSQLDatabase, options: FiguresOptions): Promise<void> {
  const { collection } = options;
  for (const table of Object.values(tables)) await db.delete(table).where(eq(table.collection, collection));
  await copyOtherSources(db, options);
  await countByRepository(db, collection);
  await saveRepeated(db, collection);
  await computeHistory(db, options);
  const repeated = await countRepeated(db, collection);
  await countByLanguage(db, collection, repeated);
  await computeProfile(db, { ...options, repeated });
  await deleteRepeated(db, collection);
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

async function countByLanguage(db: LibSQLDatabase, collection: number, repeated: ReadonlyMap<number, number>) {
  const held = await db.select().from(repository).where(eq(repository.collection, collection));
  const counted = held.map((row) => ({ ...row, commits: row.commits && row.commits - (repeated.get(row.repo) ?? 0) }));
  for (const chunk of splitRows(languageShares(counted)))
    await db.insert(tables.languageCommits).select(jsonRows(tables.languageCommits, chunk, { collection }));
  await computeLanguages(db, collection, counted);
}

/** Commits are read a quarter at a time, so that a long history needs no more memory. */
const STEP_SECONDS = (91 * DAY_MS) / 1000;

async function computeHistory(db: LibSQLDatabase, { collection, now }: FiguresOptions): Promise<void> {
  const repositories = await db.select().from(repository).where(eq(repository.collection, collection));
  const byKey = new Map(repositories.map((row) => [row.repo, row]));
  const counter = new HistoryCounter();
  const { first, last } = plausibleTimes(now);
  for (let start = first; start <= last; start += STEP_SECONDS) {
    const inStep = sql`authored_at >= ${start} AND authored_at < ${Math.min(start + STEP_SECONDS, last + 1)}`;
    const [page] = await db.all<{ groups: string }>(
      sql`SELECT json_group_array(json_array(repo, hour, commits, json(languages))) AS groups FROM (
        SELECT commit_fact.repo AS repo, (authored_at + author_offset * 60) / 3600 AS hour, count(*) AS commits, languages
        ${countedCommits(collection, inStep)} GROUP BY 2, 1, 4)`,
    );
    const rows: [repo: number, localHour: number, commits: number, files: HourGroup['files']][] = JSON.parse(
      page?.groups ?? '[]',
    );
    counter.add(
      rows.map(([repo, localHour, commits, files]) => {
        const { isPrivate = true, language = null } = byKey.get(repo) ?? {};
        return { localHour, commits, files, isPrivate, repositoryLanguage: language };
      }),
    );
  }
  await db.insert(tables.history).values({ collection, ...counter.days() });
  for (const chunk of splitRows(counter.languages()))
    await db.insert(tables.languageHistory).select(jsonRows(tables.languageHistory, chunk, { collection }));
}

import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { DAY_MS } from '../../../dates';
import { calendarOf } from '../../rules/calendar';
import { plausibleTimes } from '../../rules/commits/author-time';
import { hourlyWindowStart, slotOfHour } from '../../rules/commits/hourly';
import { languageShares } from '../../rules/commits/languages';
import * as tables from '../schema/figures';
import { commitProgress, repository } from '../schema/statistics';
import { chunksOf, jsonRows } from '../write/bulk';
import { computeHistory } from './history';
import { computeLanguages } from './languages';
import { computeProfile, type ProfileOptions } from './profile';
import { copyPublished } from './published';
import { countedCommits, countRepeated, deleteRepeated, saveRepeated } from './repeated-commits';

/** A quarter of an hour, the finest step between time zones. */
const SLOT_SECONDS = 900;
const PAGE = 20_000;

const { dayCommits, hourCommits, languageCommits } = tables;

export interface FiguresOptions extends ProfileOptions {
  forgotten: ReadonlySet<string>;
}

/** Computes the figures of a collection from the stored commits. May be repeated. */
export async function computeFigures(db: LibSQLDatabase, options: FiguresOptions): Promise<void> {
  const { collection } = options;
  for (const table of Object.values(tables)) await db.delete(table).where(eq(table.collection, collection));
  await copyOtherSources(db, options);
  await countByRepository(db, collection);
  await saveRepeated(db, collection);
  await countByDay(db, options);
  await countByHour(db, options);
  await computeHistory(db, options);
  const repeated = await countRepeated(db, collection);
  await countByLanguage(db, collection, repeated);
  const misdatedCommits = await countMisdated(db, options);
  await computeProfile(db, { ...options, repeated, misdatedCommits });
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

async function countByDay(db: LibSQLDatabase, { collection, timeZone, now }: FiguresOptions): Promise<void> {
  const dateOf = dateReader(timeZone);
  const days = new Map<string, number>();
  const { first, last } = plausibleTimes(now);
  for (let after = first - 1; after < last; ) {
    const isNext = sql`authored_at > ${after} AND authored_at <= ${last}`;
    // One text, because mapping the rows would take longer than reading them.
    const [page] = await db.all<{ times: string }>(
      sql`SELECT json_group_array(json_array(authored_at, commits)) AS times FROM (SELECT authored_at, count(*) AS commits
        ${countedCommits(collection, isNext)} GROUP BY authored_at ORDER BY authored_at LIMIT ${PAGE})`,
    );
    const times: [authoredAt: number, commits: number][] = JSON.parse(page?.times ?? '[]');
    for (const [authoredAt, commits] of times) {
      const date = dateOf(authoredAt);
      days.set(date, (days.get(date) ?? 0) + commits);
    }
    after = times.length < PAGE ? last : (times.at(-1)?.[0] ?? last);
  }
  const rows = [...days].map(([date, commits]) => ({ date, commits }));
  for (const chunk of chunksOf(rows)) await db.insert(dayCommits).select(jsonRows(dayCommits, chunk, { collection }));
}

/** Hours of the author's clock, for the days of a window that ends with the collection or later. */
async function countByHour(db: LibSQLDatabase, { collection, timeZone, now }: FiguresOptions): Promise<void> {
  const dateOf = dateReader(timeZone);
  const start = (Date.parse(hourlyWindowStart(calendarOf(timeZone)(now.getTime()))) - DAY_MS) / 1000;
  const inWindow = sql`authored_at BETWEEN ${start} AND ${plausibleTimes(now).last}`;
  const slots = await db.all<{ authoredAt: number; localHour: number; commits: number }>(
    sql`SELECT min(authored_at) AS authoredAt, (authored_at + author_offset * 60) / 3600 AS localHour, count(*) AS commits
      ${countedCommits(collection, inWindow)} GROUP BY authored_at / ${SLOT_SECONDS}, 2`,
  );
  const hours = new Map<string, typeof hourCommits.$inferSelect>();
  for (const { authoredAt, localHour, commits } of slots) {
    const { hour, dayOfWeek } = slotOfHour(localHour);
    const date = dateOf(authoredAt);
    const key = `${date} ${dayOfWeek} ${hour}`;
    const before = hours.get(key)?.commits ?? 0;
    hours.set(key, { collection, date, hour, dayOfWeek, commits: before + commits });
  }
  for (const chunk of chunksOf([...hours.values()])) await db.insert(hourCommits).select(jsonRows(hourCommits, chunk));
}

async function countMisdated(db: LibSQLDatabase, { collection, now }: FiguresOptions): Promise<number> {
  const { first, last } = plausibleTimes(now);
  const [early, late] = [sql`authored_at < ${first}`, sql`authored_at > ${last}`].map(
    (where) => sql`(SELECT count(*) ${countedCommits(collection, where)})`,
  );
  const [row] = await db.all<{ commits: number }>(sql`SELECT ${early} + ${late} AS commits`);
  return row?.commits ?? 0;
}

async function countByLanguage(db: LibSQLDatabase, collection: number, repeated: ReadonlyMap<number, number>) {
  const held = await db.select().from(repository).where(eq(repository.collection, collection));
  const counted = held.map((row) => ({ ...row, commits: row.commits && row.commits - (repeated.get(row.repo) ?? 0) }));
  for (const chunk of chunksOf(languageShares(counted)))
    await db.insert(languageCommits).select(jsonRows(languageCommits, chunk, { collection }));
  await computeLanguages(db, collection, counted);
}

/** Returns a function that gives the date of an instant. Asks the calendar once for consecutive instants of a slot. */
function dateReader(timeZone: string): (seconds: number) => string {
  const calendar = calendarOf(timeZone);
  let [slot, date] = [Number.NaN, ''];
  return (seconds) => {
    const current = Math.floor(seconds / SLOT_SECONDS);
    if (current !== slot) [slot, date] = [current, calendar(current * SLOT_SECONDS * 1000)];
    return date;
  };
}

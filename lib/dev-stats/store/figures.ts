import { and, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { DAY_MS } from '../../dates';
import { calendarOf } from '../rules/calendar';
import { hourlyWindowStart, slotOfHour } from '../rules/hourly';
import { languageShares } from '../rules/languages';
import { chunksOf, jsonRows } from './bulk';
import { computeProfile, type ProfileOptions } from './profile';
import { copyPublished } from './published';
import {
  commitFact,
  commitProgress,
  dayCommits,
  hourCommits,
  languageCommits,
  profile,
  repository,
} from './schema/statistics';

const SLOT_MS = 900_000;
/** Slots read at a time, to bound the memory. */
const PAGE = 20_000;
/** Hours are kept this far ahead: clocks can be wrong, and the figures may be read later. */
const FUTURE_DAYS = 120;
/** The last quarter of an hour of the year 9999. */
const LAST_SLOT = 281_474_975;

export interface FiguresOptions extends ProfileOptions {
  forgotten: ReadonlySet<string>;
}

/** Computes the figures of a collection from the stored commits. May be repeated. */
export async function computeFigures(db: LibSQLDatabase, options: FiguresOptions): Promise<void> {
  const { collection } = options;
  for (const table of [dayCommits, hourCommits, languageCommits, profile])
    await db.delete(table).where(eq(table.collection, collection));
  await copyOtherSources(db, options);
  await countByRepository(db, collection);
  await countByDay(db, options);
  await countByHour(db, options);
  await countByLanguage(db, collection);
  await computeProfile(db, options);
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

/**
 * The commits that count: those of this collection's repositories that were read without a gap and not removed. The index
 * holds all columns; without the hint, SQLite reads a million table rows.
 */
function countedCommits(collection: number): SQL {
  return sql`FROM ${commitFact} INDEXED BY commit_slot CROSS JOIN (
      SELECT ${repository.repo}, ${commitProgress.collection} AS complete FROM ${repository}
      JOIN ${commitProgress} ON ${commitProgress.repo} = ${repository.repo} WHERE ${repository.collection} = ${collection}
    ) AS own ON own.repo = ${commitFact.repo} AND ${commitFact.collection} <= own.complete AND ${commitFact.removed} IS NULL`;
}

async function countByDay(db: LibSQLDatabase, { collection, timeZone }: FiguresOptions): Promise<void> {
  const dateOf = slotCalendar(timeZone);
  const days = new Map<string, number>();
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const slots = await db.all<{ slot: number; commits: number }>(
      sql`SELECT slot, count(*) AS commits ${countedCommits(collection)} WHERE slot > ${after}
        GROUP BY slot ORDER BY slot LIMIT ${PAGE}`,
    );
    for (const { slot, commits } of slots) {
      const date = dateOf(slot);
      days.set(date, (days.get(date) ?? 0) + commits);
    }
    if (slots.length < PAGE) break;
    after = slots.at(-1)?.slot ?? after;
  }
  const rows = [...days].map(([date, commits]) => ({ date, commits }));
  for (const chunk of chunksOf(rows)) await db.insert(dayCommits).select(jsonRows(dayCommits, chunk, { collection }));
}

/** Hours of the author's clock, for the days of a window that ends today or later. */
async function countByHour(db: LibSQLDatabase, { collection, timeZone, now }: FiguresOptions): Promise<void> {
  const dateOf = slotCalendar(timeZone);
  const start = Date.parse(hourlyWindowStart(calendarOf(timeZone)(now.getTime()))) - DAY_MS;
  const end = now.getTime() + FUTURE_DAYS * DAY_MS;
  const slots = await db.all<{ slot: number; localHour: number; commits: number }>(
    sql`SELECT slot, (authored_at + author_offset * 60) / 3600 AS localHour, count(*) AS commits
      ${countedCommits(collection)} WHERE slot BETWEEN ${Math.floor(start / SLOT_MS)} AND ${Math.floor(end / SLOT_MS)}
      GROUP BY 1, 2`,
  );
  const hours = new Map<string, typeof hourCommits.$inferSelect>();
  for (const { slot, localHour, commits } of slots) {
    const { hour, dayOfWeek } = slotOfHour(localHour);
    const date = dateOf(slot);
    const key = `${date} ${dayOfWeek} ${hour}`;
    const before = hours.get(key)?.commits ?? 0;
    hours.set(key, { collection, date, hour, dayOfWeek, commits: before + commits });
  }
  for (const chunk of chunksOf([...hours.values()])) await db.insert(hourCommits).select(jsonRows(hourCommits, chunk));
}

async function countByLanguage(db: LibSQLDatabase, collection: number): Promise<void> {
  const repositories = await db.select().from(repository).where(eq(repository.collection, collection));
  for (const chunk of chunksOf(languageShares(repositories)))
    await db.insert(languageCommits).select(jsonRows(languageCommits, chunk, { collection }));
}

/** Date of a slot. Git shows an instant without a date as 1970, so it counts there. */
function slotCalendar(timeZone: string): (slot: number) => string {
  const calendar = calendarOf(timeZone);
  return (slot) => calendar(slot >= 0 && slot <= LAST_SLOT ? slot * SLOT_MS : 0);
}

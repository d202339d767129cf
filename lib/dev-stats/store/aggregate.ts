import type { Client } from '@libsql/client';
import { authorTime } from '../rules/author-time';
import { calendarOf } from '../rules/calendar';
import { hourlyWindowStart } from '../rules/hourly';
import { languageShares } from '../rules/languages';
import { writeBulk } from './bulk';

const SLOT_MS = 900_000;
const DAY_MS = 86_400_000;
/** Rows held in memory at a time. */
const PAGE = 20_000;
/** A clock may be ahead, and the figures be read tomorrow. */
const FUTURE_DAYS = 120;
/** Last quarter of an hour of the year 9999. */
const LAST_SLOT = 281_474_975;

export interface Scope {
  collection: number;
  timeZone: string;
  now: Date;
}

/** Computes every figure of a collection from the facts, in memory that does not grow with them. */
export async function aggregate(client: Client, scope: Scope): Promise<void> {
  await countByRepository(client, scope.collection);
  await countByDay(client, scope);
  await countByHour(client, scope);
  await countByLanguage(client, scope.collection);
}

async function countByRepository(client: Client, collection: number): Promise<void> {
  await client.execute({
    sql: `UPDATE repository SET commits = (SELECT count FROM commit_progress WHERE commit_progress.repo = repository.repo)
      WHERE collection = ? AND count_commits`,
    args: [collection],
  });
}

/** The commits that count: of this collection's repositories, as far as they were read without a gap and are still there. */
const COUNTED = `FROM commit_fact AS fact INDEXED BY commit_slot CROSS JOIN (
    SELECT repository.repo, progress.collection FROM repository JOIN commit_progress AS progress USING (repo)
    WHERE repository.collection = ?
  ) AS own ON own.repo = fact.repo AND fact.collection <= own.collection AND fact.gone IS NULL`;

/** Days of the owner's calendar, from counts by quarter of an hour: no zone is cut finer. */
async function countByDay(client: Client, { collection, timeZone }: Scope): Promise<void> {
  const dateOf = slotCalendar(timeZone);
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await client.execute({
      sql: `SELECT slot, count(*) AS commits ${COUNTED} WHERE slot > ? GROUP BY slot ORDER BY slot LIMIT ${PAGE}`,
      args: [collection, after],
    });
    const days = new Map<string, number>();
    for (const { slot, commits } of rows) {
      const date = dateOf(Number(slot));
      days.set(date, (days.get(date) ?? 0) + Number(commits));
    }
    await writeBulk(client, {
      rows: [...days],
      values: (day) => day,
      sql: `INSERT INTO day_commits (collection, date, commits) SELECT ?, $0, $1 FROM json_each(?) WHERE true
        ON CONFLICT DO UPDATE SET commits = commits + excluded.commits`,
      args: [collection],
    });
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.slot);
  }
}

/** Only the days that a window ending today or later can hold. */
async function countByHour(client: Client, { collection, timeZone, now }: Scope): Promise<void> {
  const dateOf = slotCalendar(timeZone);
  const start = Date.parse(hourlyWindowStart(calendarOf(timeZone)(now.getTime()))) - DAY_MS;
  const { rows } = await client.execute({
    sql: `SELECT slot, (authored_at + author_offset * 60) / 3600 AS local_hour, count(*) AS commits ${COUNTED}
      WHERE slot BETWEEN ? AND ? GROUP BY 1, 2`,
    args: [collection, Math.floor(start / SLOT_MS), Math.floor((now.getTime() + FUTURE_DAYS * DAY_MS) / SLOT_MS)],
  });
  await writeBulk(client, {
    rows,
    values: ({ slot, local_hour, commits }) => {
      const { hour, dayOfWeek } = authorTime(Number(local_hour) * 3600, 0);
      return [dateOf(Number(slot)), hour, dayOfWeek, Number(commits)];
    },
    sql: `INSERT INTO hour_commits (collection, date, hour, day_of_week, commits) SELECT ?, $0, $1, $2, $3 FROM json_each(?)
      WHERE true ON CONFLICT DO UPDATE SET commits = commits + excluded.commits`,
    args: [collection],
  });
}

async function countByLanguage(client: Client, collection: number): Promise<void> {
  const { rows } = await client.execute({
    sql: 'SELECT language, commits FROM repository WHERE collection = ?',
    args: [collection],
  });
  const repositories = rows.map(({ language, commits }) => ({
    language: language === null ? null : String(language),
    commits: commits === null ? null : Number(commits),
  }));
  await writeBulk(client, {
    rows: languageShares(repositories),
    values: (share) => [share.name, share.commits, share.percentage],
    sql: 'INSERT INTO language_commits (collection, name, commits, percentage) SELECT ?, $0, $1, $2 FROM json_each(?)',
    args: [collection],
  });
}

/** Date of a slot; of an instant that has no date, the one that git falls back to. */
function slotCalendar(timeZone: string): (slot: number) => string {
  const calendar = calendarOf(timeZone);
  return (slot) => calendar(slot >= 0 && slot <= LAST_SLOT ? slot * SLOT_MS : 0);
}

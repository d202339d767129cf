import { eq, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { DAY_MS } from '../../../dates';
import { createCalendar } from '../../rules/calendar';
import { plausibleTimes } from '../../rules/commits/author-time';
import { HistoryCounter, type HourGroup } from '../../rules/history/history';
import { history, languageHistory, repositoryWeeks } from '../schema/figures';
import { repository } from '../schema/statistics';
import { jsonRows, splitRows } from '../write/bulk';
import { countedCommits } from './repeated-commits';

/** Commits are read a quarter at a time, so that a long history needs no more memory. */
const STEP_SECONDS = (91 * DAY_MS) / 1000;

interface HistoryOptions {
  collection: number;
  timeZone: string;
  now: Date;
}

export async function computeHistory(db: LibSQLDatabase, { collection, timeZone, now }: HistoryOptions): Promise<void> {
  const repositories = await db.select().from(repository).where(eq(repository.collection, collection));
  const byKey = new Map(repositories.map((row) => [row.repo, row]));
  const counter = new HistoryCounter(createCalendar(timeZone)(now.getTime()));
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
        return { repo, localHour, commits, files, isPrivate, repositoryLanguage: language };
      }),
    );
  }
  await db.insert(history).values({ collection, weeksSince: counter.weeksSince, ...counter.days() });
  for (const chunk of splitRows(counter.languages()))
    await db.insert(languageHistory).select(jsonRows(languageHistory, chunk, { collection }));
  const weeks = [...counter.weeks()].map(([repo, commits]) => ({ repo, commits }));
  for (const chunk of splitRows(weeks))
    await db.insert(repositoryWeeks).select(jsonRows(repositoryWeeks, chunk, { collection }));
}

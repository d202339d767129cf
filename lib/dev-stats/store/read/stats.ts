import { and, asc, count, desc, eq } from 'drizzle-orm';
import { createCalendar } from '../../rules/calendar';
import { listDays, streaks } from '../../rules/commits/days';
import { hourlyWindowStart, hoursIn } from '../../rules/commits/hourly';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import * as figures from '../schema/figures';
import { CLONE_ID, repository } from '../schema/statistics';

const { history, languageChange, languageCommits, languageHistory, profile } = figures;

export type StoredRepository = typeof repository.$inferSelect;

/** A repository known only from clones is not shown, but it can be public, so its languages are shown. */
export function isKnownPrivate({ id, isPrivate }: Pick<StoredRepository, 'id' | 'isPrivate'>): boolean {
  return isPrivate && !id.startsWith(CLONE_ID);
}

export type Stats = NonNullable<Awaited<ReturnType<typeof readStats>>>;

const latest = new WeakMap<Store, { version: number; read: Promise<Stats | undefined> }>();

export function latestStats(store: Store, pointer: Pointer): Promise<Stats | undefined> {
  const known = latest.get(store);
  if (known?.version === pointer.version) return known.read;
  const read = readStats(store, pointer);
  latest.set(store, { version: pointer.version, read });
  read.catch(() => latest.get(store)?.read === read && latest.delete(store));
  return read;
}

/** Undefined if figures by day are missing. */
export async function readStats({ db }: Store, pointer: Pointer) {
  const id = pointer.snapshot;
  const [profiles, languages, changedLanguages, repositories, stale, days, byLanguage] = await db.batch([
    db.select().from(profile).where(eq(profile.collection, id)),
    db
      .select()
      .from(languageCommits)
      .where(eq(languageCommits.collection, id))
      .orderBy(desc(languageCommits.commits), asc(languageCommits.name)),
    db.select().from(languageChange).where(eq(languageChange.collection, id)),
    db
      .select()
      .from(repository)
      .where(and(eq(repository.collection, id), eq(repository.contributed, false)))
      .orderBy(desc(repository.pushedAt), asc(repository.fullName)),
    db
      .select({ repositories: count() })
      .from(repository)
      .where(and(eq(repository.collection, id), repository.stale)),
    db.select().from(history).where(eq(history.collection, id)),
    db.select().from(languageHistory).where(eq(languageHistory.collection, id)),
  ]);
  const [totals] = profiles;
  const [daily] = days;
  if (!totals || !daily) return undefined;
  return {
    pointer,
    profile: totals,
    languages,
    changedLanguages,
    repositories,
    // Includes private repositories, which visitors do not see.
    staleRepositories: stale[0]?.repositories ?? 0,
    activity: listDays(daily),
    history: { ...daily, languages: byLanguage },
  };
}

export function statsOn({ pointer, profile: figures, history }: Stats, now: Date) {
  const today = createCalendar(pointer.timeZone)(now.getTime());
  const isThisYear = figures.year === Number(today.slice(0, 4));
  const { current, longest } = streaks(history.dates, today);
  return {
    currentStreak: current,
    longestStreak: longest,
    // The figures of an earlier year say nothing about this one.
    contributionsThisYear: isThisYear ? figures.contributionsThisYear : null,
    dailyContributions: isThisYear ? figures.dailyContributions : null,
    hourlyActivity: hoursIn(history, { from: hourlyWindowStart(today), to: today }),
  };
}

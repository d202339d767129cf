import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { createCalendar } from '../../rules/calendar';
import type { ProfileRow, Source } from '../rows';
import { state } from '../schema/collections';
import { profile } from '../schema/figures';
import { repository } from '../schema/statistics';
import { isPublished } from './published';

export interface ProfileOptions {
  collection: number;
  source: Source;
  timeZone: string;
  now: Date;
  given: ProfileRow;
  keptTotals: ReadonlySet<keyof ProfileRow>;
}

/** Totals of the collector, else counts. Clones cannot report pull requests and the like, so those of the host are kept. */
export async function computeProfile(
  db: LibSQLDatabase,
  options: ProfileOptions & { repeated: ReadonlyMap<number, number> },
): Promise<void> {
  const { collection, source, timeZone, now, given } = options;
  const repeated = options.repeated.values().reduce((sum, commits) => sum + commits, 0);
  const [counts] = await db
    .select({
      // A sum over an unknown count is unknown.
      totalCommits: sql<
        number | null
      >`iif(count(*) = count(${repository.commits}), total(${repository.commits}) - ${repeated}, NULL)`,
      publicRepos: sql<number>`count(*) FILTER (WHERE NOT ${repository.contributed} AND NOT ${repository.isPrivate})`,
      privateRepos: sql<number>`count(*) FILTER (WHERE NOT ${repository.contributed} AND ${repository.isPrivate})`,
    })
    .from(repository)
    .where(eq(repository.collection, collection));
  const year = Number(createCalendar(timeZone)(now.getTime()).slice(0, 4));
  const before = await publishedProfile(db);
  const isKept = (key: string) =>
    options.keptTotals.has(key as keyof ProfileRow) && (key !== 'contributionsThisYear' || before?.year === year);
  const kept = Object.fromEntries(Object.entries(before ?? {}).filter(([key, value]) => value !== null && isKept(key)));
  const days = {
    ...('contributionsThisYear' in kept && { dailyContributions: before?.dailyContributions ?? null }),
    ...('totalPRs' in kept && { dailyPullRequests: before?.dailyPullRequests ?? null }),
  };
  const others = source === 'git' ? before : undefined;
  // A clone does not say whose repository it is.
  const { publicRepos = null, privateRepos = null } = others ?? {};
  const counted = source === 'git' ? { totalCommits: counts?.totalCommits, publicRepos, privateRepos } : counts;
  const keptTotals = others?.keptTotals ?? Object.keys(kept);
  await db.insert(profile).values({ year, ...others, ...counted, ...given, ...kept, ...days, keptTotals, collection });
}

async function publishedProfile(db: LibSQLDatabase) {
  return db
    .select(getTableColumns(profile))
    .from(profile)
    .innerJoin(state, eq(state.snapshot, profile.collection))
    .where(isPublished)
    .get();
}

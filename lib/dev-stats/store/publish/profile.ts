import { eq, getTableColumns } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { createCalendar } from '../../rules/calendar';
import { sum } from '../../rules/format/numbers';
import type { ProfileRow, Source } from '../rows';
import { state } from '../schema/collections';
import { profile } from '../schema/figures';
import type { repository } from '../schema/statistics';
import { isPublished } from './published';

type CountedRepository = Pick<typeof repository.$inferSelect, 'contributed' | 'isPrivate' | 'commits'>;

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
  options: ProfileOptions,
  repositories: readonly CountedRepository[],
): Promise<void> {
  const { collection, source, timeZone, now, given } = options;
  const owned = repositories.filter(({ contributed }) => !contributed);
  const isCounted = repositories.every(({ commits }) => commits !== null);
  const counts = {
    totalCommits: isCounted ? sum(repositories.map(({ commits }) => commits ?? 0)) : null,
    publicRepos: owned.filter(({ isPrivate }) => !isPrivate).length,
    privateRepos: owned.filter(({ isPrivate }) => isPrivate).length,
  };
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
  const counted = source === 'git' ? { ...counts, publicRepos, privateRepos } : counts;
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

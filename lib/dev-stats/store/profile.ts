import { eq, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { calendarOf } from '../rules/calendar';
import { publishedSnapshot } from './repositories';
import type { ProfileRow, Source } from './rows';
import { profile, repository } from './schema/statistics';

interface ProfileOptions {
  collection: number;
  source: Source;
  timeZone: string;
  now: Date;
  given: ProfileRow;
}

/** Totals of the collector, else counts. Clones cannot report pull requests and the like, so those of the host are kept. */
export async function computeProfile(db: LibSQLDatabase, { collection, source, timeZone, now, given }: ProfileOptions) {
  const [counted] = await db
    .select({
      // A sum over an unknown count is unknown.
      totalCommits: sql<
        number | null
      >`iif(count(*) = count(${repository.commits}), total(${repository.commits}), NULL)`,
      publicRepos: sql<number>`count(*) FILTER (WHERE NOT ${repository.isPrivate})`,
      privateRepos: sql<number>`count(*) FILTER (WHERE ${repository.isPrivate})`,
    })
    .from(repository)
    .where(eq(repository.collection, collection));
  const year = Number(calendarOf(timeZone)(now.getTime()).slice(0, 4));
  const kept = source === 'git' ? await publishedProfile(db) : undefined;
  await db.insert(profile).values({ year, ...kept, ...counted, ...given, collection });
}

async function publishedProfile(db: LibSQLDatabase) {
  const snapshot = await publishedSnapshot(db);
  return db
    .select()
    .from(profile)
    .where(eq(profile.collection, snapshot ?? 0))
    .get();
}

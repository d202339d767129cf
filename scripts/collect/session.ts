import { calendarOf } from '../../lib/dev-stats/rules/calendar';
import { openStore } from '../../lib/dev-stats/store/client';
import { beginCollection, type Collection } from '../../lib/dev-stats/store/collection';
import { migrateStore } from '../../lib/dev-stats/store/migrate';
import type { Source } from '../../lib/dev-stats/store/rows';
import { env } from '../../lib/env';
import { statsTimezone } from './profile';

interface Session {
  source: Source;
  tokenKind: string;
}

/** Migrates the store of the environment and runs a collection in it, which is published unless `work` throws. */
export async function collectInto<T>(
  { source, tokenKind }: Session,
  work: (collection: Collection) => Promise<T>,
): Promise<T> {
  const timeZone = statsTimezone();
  // Throws for an unknown time zone before the store is created.
  calendarOf(timeZone);
  const store = await openStore({ url: env.databaseUrl, authToken: env.databaseAuthToken });
  try {
    await migrateStore(store);
    const collection = await beginCollection(store, { source, now: () => new Date(), timeZone, tokenKind });
    return await workThrough(collection, work);
  } finally {
    store.close();
  }
}

async function workThrough<T>(collection: Collection, work: (collection: Collection) => Promise<T>): Promise<T> {
  try {
    const result = await work(collection);
    await collection.finish();
    return result;
  } catch (error) {
    // Report the first error even if recording it fails too.
    await collection.fail(error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

import { withStore } from '../../lib/dev-stats/store/client';
import { migrateStore } from '../../lib/dev-stats/store/migrate';
import type { Source } from '../../lib/dev-stats/store/rows';
import { type Collection, runCollection } from '../../lib/dev-stats/store/write/collection';
import { env } from '../../lib/env';
import { redact } from '../../lib/log';
import { statsTimezone } from './profile';

/** Migrates the store of the environment and runs a collection in it, which is published unless `work` throws. */
export async function collectInto<T>(source: Source, work: (collection: Collection) => Promise<T>): Promise<T> {
  const timeZone = statsTimezone();
  return withStore({ url: env.databaseUrl, authToken: env.databaseAuthToken }, async (store) => {
    await migrateStore(store);
    return runCollection(store, { source, now: () => new Date(), timeZone, mask: redact }, work);
  });
}

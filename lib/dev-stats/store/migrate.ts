import { setTimeout } from 'node:timers/promises';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Store } from './client';
import { StoreError } from './store-error';

/** Commands run in the project's folder; a bundle of the server has no folder of its own. */
const FOLDER = 'lib/dev-stats/store/migrations';
const TRIES = 5;

/** Brings the store up to date; harmless where it already is, and when two processes do it at once. Throws StoreError. */
export async function migrateStore(store: Store): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(store.db, { migrationsFolder: FOLDER });
    } catch (error) {
      // Another process may have been quicker: then the next look finds nothing left to do.
      if (attempt === TRIES) throw new StoreError('migrated', error);
      await setTimeout(100 * attempt);
    }
  }
}

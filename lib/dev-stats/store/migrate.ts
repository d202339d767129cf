import { setTimeout } from 'node:timers/promises';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Store } from './client';
import { StoreError } from './errors';

/** Relative to the project: only commands migrate, and they run there. */
const FOLDER = 'lib/dev-stats/store/migrations';
const TRIES = 5;

/** Applies the migrations that are missing. Several processes may do this at once. Throws StoreError. */
export async function migrateStore(store: Store): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(store.db, { migrationsFolder: FOLDER });
    } catch (error) {
      // Another process may have applied them first; then the next attempt finds nothing to do.
      if (attempt === TRIES) throw new StoreError('migrated', error);
      await setTimeout(100 * attempt);
    }
  }
}

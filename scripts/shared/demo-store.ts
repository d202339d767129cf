import { Command } from 'commander';
import { type Store, withStore } from '../../lib/dev-stats/store/client';
import { migrateStore } from '../../lib/dev-stats/store/migrate';
import { fillSample } from '../../lib/dev-stats/store/sample/fill';
import { statsRepo, statsTimezone } from '../collect/profile';
import { runProgram } from './program';

async function createDemoStore(url: string): Promise<void> {
  await withStore({ url }, async (store) => {
    await fillWithDemo(store);
    // Merges the write-ahead log into the file, so that a read-only host can read it.
    await store.client.execute('PRAGMA journal_mode = DELETE');
  });
}

/** Migrates a store and fills it with the demo data. Throws if the profile has no repository. */
export async function fillWithDemo(store: Store): Promise<void> {
  const scope = { repository: statsRepo(), timeZone: statsTimezone() };
  await migrateStore(store);
  await fillSample(store, { ...scope, now: () => new Date() });
}

if (import.meta.main) await runProgram(new Command().argument('<url>').action(createDemoStore));

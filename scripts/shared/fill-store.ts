import { existsSync, renameSync } from 'node:fs';
import { startsWithDemo } from '../../lib/content/sample';
import { withStore } from '../../lib/dev-stats/store/client';
import { filePath } from '../../lib/dev-stats/store/location';
import { migrateStore } from '../../lib/dev-stats/store/migrate';
import { fillSample } from '../../lib/dev-stats/store/sample/fill';
import { env } from '../../lib/env';
import { statsRepo, statsTimezone } from '../collect/profile';

export async function fillMissingStore(): Promise<void> {
  const path = filePath(env.databaseUrl);
  if (!path || existsSync(path) || !startsWithDemo()) return;
  // Stopped halfway, it leaves no store.
  const unfinished = `${path}.${process.pid}`;
  await withStore({ url: `file:${unfinished}` }, async (store) => {
    await migrateStore(store);
    await fillSample(store, { repository: statsRepo(), timeZone: statsTimezone(), now: () => new Date() });
    // Moves all into the one file, which a read-only host can also read.
    await store.client.execute('PRAGMA journal_mode = DELETE');
  });
  renameSync(unfinished, path);
  console.log(`${path} has demo data, which the dashboard labels as such until something is collected.`);
}

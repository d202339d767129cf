import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../../lib/dev-stats/store/client';
import type { StoreLocation } from '../../../lib/dev-stats/store/location';
import { migrateStore } from '../../../lib/dev-stats/store/migrate';

/** A server to run the suite against instead of files; its content is deleted. */
const url = process.env.TEST_DATABASE_URL;
const authToken = process.env.TEST_DATABASE_AUTH_TOKEN;

export const isRemote = url !== undefined;

/** Location of a store for one test, deleted when it ends. */
export function temporaryPlace(): StoreLocation {
  return url ? { url, authToken } : { url: `file:${join(temporaryFolder(), 'stats.db')}` };
}

/** A folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  return folder;
}

/** An empty, migrated store. */
export async function emptyStore(): Promise<{ location: StoreLocation; store: Store }> {
  const location = temporaryPlace();
  const store = await openStore(location);
  onTestFinished(() => store.close());
  if (isRemote) await dropTables(store);
  await migrateStore(store);
  return { location, store };
}

async function dropTables({ client }: Store): Promise<void> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%' AND name NOT LIKE '\\_litestream%' ESCAPE '\\'",
  );
  if (rows.length > 0) await client.migrate(rows.map(({ name }) => `DROP TABLE "${String(name)}"`));
}

import { existsSync, renameSync } from 'node:fs';
import { startsWithDemo } from '../../lib/content/sample';
import { env } from '../../lib/env';

/** Fills a missing store with the demo data, while the profile is the sample's. */
export async function fillMissingStore(): Promise<void> {
  // Without DATABASE_URL, the store is a file.
  const path = env.databaseUrl.slice('file:'.length);
  if (!startsWithDemo() || existsSync(path)) return;
  // Stopped halfway, it leaves no store.
  const unfinished = `${path}.${process.pid}`;
  // Loaded on demand: it takes a second, and most starts do not need it.
  const { createDemoStore } = await import('./demo-store');
  await createDemoStore(`file:${unfinished}`);
  renameSync(unfinished, path);
  console.log(`${path} has demo data, which the dashboard labels as such until something is collected.`);
}

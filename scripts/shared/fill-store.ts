import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startsWithDemo } from '../../lib/content/sample';
import { env } from '../../lib/env';
import { runCommand } from '../start/processes';

/** Fills a missing store with the demo data, while the profile is the sample's. */
export async function fillMissingStore(stop: AbortSignal): Promise<void> {
  // Without DATABASE_URL, the store is a file.
  const path = env.databaseUrl.slice('file:'.length);
  if (!startsWithDemo() || existsSync(path)) return;
  // Stopped halfway, it leaves no store.
  const folder = `${path}.${process.pid}`;
  const unfinished = join(folder, 'store.db');
  try {
    // In a process of its own, because the development server would keep 90 MB for it.
    const code = await runCommand(['tsx', join(import.meta.dirname, 'demo-store.ts'), `file:${unfinished}`], stop);
    if (stop.aborted) return;
    if (code !== 0) throw new Error(`${path} is not filled with demo data.`);
    renameSync(unfinished, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${path} has demo data, which the dashboard labels as such until something is collected.`);
}

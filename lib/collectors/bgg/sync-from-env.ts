import { join } from 'node:path';
import { env } from '../../env';
import { systemClock } from '../github/clock';
import type { Progress } from '../github/progress';
import { clientFromEnv } from './client-from-env';
import { type ShelfReport, syncShelf } from './sync-shelf';

/** Longest time of a sync over HTTP: enough for 3,500 games at the service's pace. */
const LONGEST_MS = 15 * 60_000;

/** Nobody watches a server. */
const silent: Progress = { start() {}, step() {}, note() {}, stop() {} };

/** The file that the site is built from. */
export function collectionFile(): string {
  return join(env.contentDir, 'tabletop', 'collection.json');
}

/** Fetches a user's collection into the site's content, as the environment says. Throws BggError. */
export async function syncFromEnv(username: string): Promise<ShelfReport> {
  const until = new Date(systemClock.now().getTime() + LONGEST_MS);
  const client = clientFromEnv({ report: silent.note, until });
  const wanted = { username, expansions: false, force: false, dryRun: false };
  return syncShelf({ ...wanted, file: collectionFile(), client, clock: systemClock, progress: silent });
}

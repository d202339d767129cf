import { join } from 'node:path';
import { env } from '../../env';
import { isToken } from '../shared/api-settings';
import { silentProgress } from '../shared/progress';
import { systemClock } from '../shared/time';
import { type BggClient, createClient } from './client';
import { BggError } from './errors';
import { checkApiUrl } from './settings';
import { type SyncReport, syncCollection } from './sync';

const LONGEST_SYNC_MS = 15 * 60_000;

export function clientFromEnv({ report, deadline }: { report: (message: string) => void; deadline?: Date }): BggClient {
  const { bggToken: token, bggApiUrl, bggPauseMs: pauseMs } = env;
  if (!token)
    throw new BggError('setup', 'BGG_TOKEN is not set. Get a token at https://boardgamegeek.com/using_the_xml_api.');
  if (!isToken(token))
    throw new BggError('setup', 'BGG_TOKEN contains characters that no token has. Set it to the token only.');
  const service = { token, apiUrl: checkApiUrl(bggApiUrl), pauseMs, fetch: globalThis.fetch };
  return createClient({ ...service, clock: systemClock, report, deadline });
}

export function collectionFile(): string {
  return join(env.contentDir, 'tabletop', 'collection.json');
}

export async function syncFromEnv(username: string): Promise<SyncReport> {
  const deadline = new Date(systemClock.now().getTime() + LONGEST_SYNC_MS);
  const client = clientFromEnv({ report: silentProgress.note, deadline });
  const options = { username, force: false, dryRun: false, file: collectionFile() };
  return syncCollection({ ...options, client, clock: systemClock, progress: silentProgress });
}

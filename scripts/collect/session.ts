import { createClient, type GithubApi } from '../../lib/collectors/github/api/client';
import { checkSettings } from '../../lib/collectors/github/api/settings';
import type { Progress } from '../../lib/collectors/shared/progress';
import { systemClock } from '../../lib/collectors/shared/time';
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

export function githubApi(progress: Progress): GithubApi {
  const { githubToken: token, githubApiUrl: apiUrl, githubGraphqlUrl: graphqlUrl } = env;
  if (!token) throw new Error('GITHUB_TOKEN is not set. Set it to a GitHub token; .env.example lists its scopes.');
  const { fetch } = globalThis;
  const settings = checkSettings({ token, apiUrl, graphqlUrl });
  return createClient({ ...settings, fetch, clock: systemClock, report: progress.note });
}

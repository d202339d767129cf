import { syncFromEnv } from '@/lib/collectors/bgg/from-env';
import { createSync } from '@/lib/collectors/bgg/sync-handler';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { requestLimit, withLimit } from '@/lib/site/request-limits';

const sync = createSync({
  sync: syncFromEnv,
  ownerToken: env.ownerToken,
  isDevelopment: env.isDevelopment,
  log: logError,
});

export const POST = withLimit(requestLimit(env.ownerToken), sync);

import { syncFromEnv } from '@/lib/collectors/bgg/from-env';
import { createSync } from '@/lib/collectors/bgg/sync-handler';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';

export const POST = createSync({
  sync: syncFromEnv,
  ownerToken: env.ownerToken,
  isDevelopment: env.isDevelopment,
  log: logError,
});

import { readHealth } from '@/lib/dev-stats/store/health';
import { createReader } from '@/lib/dev-stats/store/read/reader';
import { env } from '@/lib/env';

/** Shorter than the limit of usual health checks. */
const TIMEOUT_MS = 2500;

const store = createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken }, TIMEOUT_MS);

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const health = await readHealth({ store, now: Date.now });
  return Response.json(health, {
    status: health.status === 'error' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}

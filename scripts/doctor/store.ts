import { StoreError } from '../../lib/dev-stats/store/errors';
import { createReader } from '../../lib/dev-stats/store/read/reader';
import { env } from '../../lib/env';
import type { StoreState } from '../../lib/setup/doctor/statistics';

/** The sources of the store. Never creates or changes one. */
export async function readStore(): Promise<StoreState> {
  const reader = createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken });
  try {
    return await reader.current();
  } catch (error) {
    const known = error instanceof StoreError ? error : new StoreError('read', error);
    return { problem: known.message };
  } finally {
    reader.close();
  }
}

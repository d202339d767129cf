import { asServed } from '../base-path/as-served';

/** How hosts of files answer a POST. */
const NO_SUCH_ROUTE = [404, 405];
const NO_SERVER =
  'This copy of the site runs without a server. Run npm run collect -- bgg USERNAME and publish the site again.';

export const SYNCED = {
  id: 'sync-complete',
  color: 'green',
  title: 'Sync Complete!',
  message: 'Your BGG collection has been updated. Refresh the page to see changes.',
} as const;

const UNREACHABLE = {
  id: 'sync-error',
  color: 'red',
  title: 'Sync Error',
  message: 'Failed to connect to sync service',
} as const;

interface SyncRequest {
  username: string;
  token?: string | null | undefined;
  fetch: typeof globalThis.fetch;
}

/** Returns the notice to show: SYNCED, or one of a failure. Never throws. */
export async function syncCollection({ username, token, fetch }: SyncRequest) {
  try {
    const response = await fetch(asServed('/bgg/sync'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ username }),
    });
    if (NO_SUCH_ROUTE.includes(response.status)) return failure(NO_SERVER);
    const { success, error } = parseObject(await response.text());
    return response.ok && success === true ? SYNCED : failure(typeof error === 'string' ? error.trim() : '');
  } catch {
    return UNREACHABLE;
  }
}

/** The id has the text, so that another error is another notice. */
function failure(error: string) {
  const message = error || 'Failed to sync BGG collection';
  return { id: `sync-failed: ${message}`, color: 'red', title: 'Sync Failed', message } as const;
}

/** Empty for invalid JSON, such as the error page of a proxy. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

const PENDING_KEY = 'synced-shelf';

export function rememberSync(storage: Storage, shown: string): void {
  storage.setItem(PENDING_KEY, shown);
}

/** Explains a page that still shows the shelf of before the sync, once per sync. Null otherwise. */
export function pendingNotice(storage: Storage, shown: string) {
  const before = storage.getItem(PENDING_KEY);
  storage.removeItem(PENDING_KEY);
  if (before !== shown) return null;
  return {
    id: 'sync-pending',
    color: 'violet',
    title: 'The new collection is saved',
    message: 'This page was built before the sync. The next build or deploy will show the new games.',
    autoClose: false,
  } as const;
}

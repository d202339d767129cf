import { asServed } from '../base-path/as-served';
export type SyncOutcome = { kind: 'synced' } | { kind: 'failed'; error?: string } | { kind: 'unreachable' };

/** How hosts of files answer a POST. */
const NO_SUCH_ROUTE = [404, 405];
const NO_SERVER =
  'This copy of the site runs without a server. Run npm run collect -- bgg USERNAME and publish the site again.';

interface SyncRequest {
  username: string;
  token?: string | null | undefined;
  fetch: typeof globalThis.fetch;
}

/** Never throws. */
export async function syncCollection({ username, token, fetch }: SyncRequest): Promise<SyncOutcome> {
  try {
    const response = await fetch(asServed('/bgg/sync'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ username }),
    });
    if (NO_SUCH_ROUTE.includes(response.status)) return { kind: 'failed', error: NO_SERVER };
    return parseResponse(response.ok, await response.text());
  } catch {
    return { kind: 'unreachable' };
  }
}

function parseResponse(ok: boolean, text: string): SyncOutcome {
  const body = parseObject(text);
  if (ok && body.success === true) return { kind: 'synced' };
  const error = typeof body.error === 'string' ? body.error.trim() : '';
  return error ? { kind: 'failed', error } : { kind: 'failed' };
}

/** Empty for invalid JSON, such as the error page of a proxy. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** The id has the text, so that another error is another notice. */
export function syncNotice(outcome: SyncOutcome) {
  switch (outcome.kind) {
    case 'synced':
      return {
        id: 'sync-complete',
        color: 'green',
        title: 'Sync Complete!',
        message: 'Your BGG collection has been updated. Refresh the page to see changes.',
      } as const;
    case 'failed': {
      const message = outcome.error ?? 'Failed to sync BGG collection';
      return { id: `sync-failed: ${message}`, color: 'red', title: 'Sync Failed', message } as const;
    }
    case 'unreachable':
      return {
        id: 'sync-error',
        color: 'red',
        title: 'Sync Error',
        message: 'Failed to connect to sync service',
      } as const;
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

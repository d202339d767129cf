/** How asking the server to fetch the collection ended. */
export type SyncOutcome =
  | { kind: 'synced' }
  /** The server answered, and not with success; its own words when it gave any. */
  | { kind: 'failed'; error?: string }
  | { kind: 'unreachable' };

interface SyncRequest {
  /** Whose BoardGameGeek collection. */
  username: string;
  token?: string | null | undefined;
  fetch: typeof globalThis.fetch;
}

/** Asks POST /bgg/sync for the collection. Never throws: what can go wrong is an outcome. */
export async function syncCollection({ username, token, fetch }: SyncRequest): Promise<SyncOutcome> {
  try {
    const response = await fetch('/bgg/sync', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ username }),
    });
    return readAnswer(response.ok, await response.text());
  } catch {
    return { kind: 'unreachable' };
  }
}

function readAnswer(ok: boolean, text: string): SyncOutcome {
  const answer = parseObject(text);
  if (ok && answer.success === true) return { kind: 'synced' };
  const error = typeof answer.error === 'string' ? answer.error.trim() : '';
  return error ? { kind: 'failed', error } : { kind: 'failed' };
}

/** The members of a JSON object; none of anything else, such as a proxy's error page. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** What a visitor is told of an outcome. */
export function syncNotice(outcome: SyncOutcome) {
  switch (outcome.kind) {
    case 'synced':
      return {
        color: 'green',
        title: 'Sync Complete!',
        message: 'Your BGG collection has been updated. Refresh the page to see changes.',
      } as const;
    case 'failed':
      return {
        color: 'red',
        title: 'Sync Failed',
        message: outcome.error ?? 'Failed to sync BGG collection',
      } as const;
    case 'unreachable':
      return { color: 'red', title: 'Sync Error', message: 'Failed to connect to sync service' } as const;
  }
}

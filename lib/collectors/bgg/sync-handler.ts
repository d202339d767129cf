import { isOwnerRequest } from '../../dev-stats/graphql/owner';
import { BggError } from './bgg-error';
import type { ShelfReport } from './sync-shelf';
import { isUsername } from './username';

/** A body holds a user name and nothing else. */
const LONGEST_BODY = 1000;
const STATUS = { setup: 503, service: 502, refused: 409, file: 500 };

export interface SyncServices {
  /** Fetches a user's collection into the file. */
  sync: (username: string) => Promise<ShelfReport>;
  /** Who sends it may sync; undefined: nobody may, but in development. */
  ownerToken: string | undefined;
  isDevelopment: boolean;
  log: (message: string, error: unknown) => void;
}

interface Answer {
  success: boolean;
  error?: string;
  added?: number;
  removed?: number;
  updated?: number;
  total?: number;
}

/** POST /bgg/sync: checks the caller and the name, and fetches the collection, one fetch at a time. Never throws. */
export function createSync({ sync, ownerToken, isDevelopment, log }: SyncServices) {
  let busy = false;
  return async (request: Request): Promise<Response> => {
    if (!isDevelopment && !isOwnerRequest(request, ownerToken))
      return failed(401, ownerToken ? 'Only the owner may sync; the token is missing or wrong.' : NOBODY);
    // A page elsewhere can send a browser here, yet not with this type.
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      return failed(415, 'The request has to be JSON: {"username": "…"}.');
    const username = await readUsername(request);
    if (username === undefined) return failed(400, 'This cannot be a user name of BoardGameGeek.');
    if (busy) return failed(409, 'A sync is running already; wait for it to end.');
    busy = true;
    try {
      return succeeded(await sync(username));
    } catch (error) {
      return explained(error, log);
    } finally {
      busy = false;
    }
  };
}

const NOBODY = 'Nobody may sync: the server has no OWNER_TOKEN.';

async function readUsername(request: Request): Promise<string | undefined> {
  try {
    if (Number(request.headers.get('content-length')) > LONGEST_BODY) return undefined;
    const text = await request.text();
    const { username } = text.length > LONGEST_BODY ? {} : JSON.parse(text);
    const trimmed = typeof username === 'string' ? username.trim() : '';
    return isUsername(trimmed) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

function succeeded({ changes: { added, removed, updated }, total }: ShelfReport): Response {
  const counts = { added: added.length, removed: removed.length, updated: updated.length, total };
  return answer(200, { success: true, ...counts });
}

function explained(error: unknown, log: SyncServices['log']): Response {
  if (error instanceof BggError) return failed(STATUS[error.kind], error.message);
  log('The sync of the board games failed', error);
  return failed(500, 'The sync failed for a reason that the log of the server tells.');
}

function failed(status: number, error: string): Response {
  return answer(status, { success: false, error });
}

function answer(status: number, body: Answer): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

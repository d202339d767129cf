import { isLocalRequest, isOwnerRequest } from '../../requests';
import { decodeStrictly, readBytes } from '../shared/read-body';
import { BggError } from './errors';
import { isUsername } from './settings';
import type { SyncReport } from './sync';

const LARGEST_REQUEST = 1000;
const STATUS = { setup: 503, service: 502, refused: 409, file: 500 };

export interface SyncServices {
  sync: (username: string) => Promise<SyncReport>;
  /** Token of the requests that may sync. The development server also syncs for its own pages. */
  ownerToken: string | undefined;
  isDevelopment: boolean;
  log: (message: string, error: unknown) => void;
}

/** Handles POST /bgg/sync, one sync at a time. The handler never throws. */
export function createSync({ sync, ownerToken, isDevelopment, log }: SyncServices) {
  let busy = false;
  return async (request: Request): Promise<Response> => {
    const rejection = rejectStranger(request, ownerToken, isDevelopment);
    if (rejection) return rejection;
    // Browsers send this type to another origin only after a CORS preflight, which fails here.
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      return failure(415, 'The request body must be JSON: {"username": "…"}.');
    const body = await readBytes(request, LARGEST_REQUEST).catch(() => new Uint8Array());
    if (!body) return failure(413, 'The request body is larger than 1,000 bytes.');
    const payload = parseJson(body);
    if (payload === undefined)
      return failure(400, 'The request body is malformed. Send JSON in UTF-8: {"username": "…"}.');
    const username = readUsername(payload);
    if (username === undefined) return failure(400, 'This is not a valid BoardGameGeek user name.');
    if (busy) return failure(409, 'A sync is already running. Try again when it has finished.');
    busy = true;
    try {
      const { changes, total } = await sync(username);
      const { added, removed, updated } = changes;
      const counts = { added: added.length, removed: removed.length, updated: updated.length, total };
      return json(200, { success: true, ...counts });
    } catch (error) {
      if (error instanceof BggError) return failure(STATUS[error.kind], error.message);
      log('Syncing the board games failed', error);
      return failure(500, 'The sync failed. The server log has the reason.');
    } finally {
      busy = false;
    }
  };
}

function rejectStranger(request: Request, ownerToken: string | undefined, isDevelopment: boolean) {
  if (isOwnerRequest(request, ownerToken)) return undefined;
  if (!isDevelopment && !ownerToken) return failure(401, 'Sync is disabled: OWNER_TOKEN is not set on the server.');
  if (!isDevelopment) return failure(401, 'Only the owner can sync: the token is missing or wrong.');
  if (isLocalRequest(request)) return undefined;
  return failure(403, 'Without the token of the owner, the dev server syncs only for its own pages on this machine.');
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeStrictly(bytes));
  } catch {
    return undefined;
  }
}

function readUsername(payload: unknown): string | undefined {
  const { username } = Object(payload);
  const trimmed = typeof username === 'string' ? username.trim() : '';
  return isUsername(trimmed) ? trimmed : undefined;
}

function failure(status: number, error: string): Response {
  return json(status, { success: false, error });
}

function json(status: number, body: object): Response {
  const scheme = status === 401 && { 'www-authenticate': 'Bearer' };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...scheme } });
}

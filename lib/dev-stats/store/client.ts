import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';

export interface StoreLocation {
  url: string;
  authToken?: string | undefined;
}

export interface Store {
  db: LibSQLDatabase;
  client: Client;
  close(): void;
}

const BUSY_TIMEOUT_MS = 10_000;

/** The store at DATABASE_URL cannot be used. The message is one line that says why and what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  constructor(action: 'opened' | 'migrated', cause: unknown) {
    super(
      `The store at DATABASE_URL cannot be ${action} (${rootCause(cause)}). ` +
        'Set DATABASE_URL to a writable file, such as file:.data/dev-stats.db, or to a libSQL server that is running.',
      { cause },
    );
  }
}

export function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : rootCause(error.cause);
}

/** Opens the store for writing and creates a missing file. Does not migrate it. Throws StoreError. */
export async function openStore(location: StoreLocation): Promise<Store> {
  try {
    const path = filePath(location.url);
    if (path === '') throw new Error('it names no file');
    if (path) makeFolder(dirname(path));
    const store = connect(location);
    // With a write-ahead log, readers and writers do not block each other.
    if (path) await store.client.execute('PRAGMA journal_mode = WAL');
    return store;
  } catch (error) {
    throw new StoreError('opened', error);
  }
}

/** Not `mkdirSync({ recursive: true })`: Node retries forever where mkdir fails with ENOENT in an existing folder, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Connects without creating a file or folder. Requests to a remote store fail after `timeoutMs`, if given. */
export function connect({ url, authToken }: StoreLocation, timeoutMs?: number): Store {
  const fetchWithTimeout = (request: Request) =>
    fetch(request, timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) });
  const client = createClient({ url, authToken, timeout: BUSY_TIMEOUT_MS, fetch: fetchWithTimeout });
  return { client, db: drizzle(client), close: () => client.close() };
}

/** Path of an embedded store, relative to the working directory; undefined for a remote one. */
export function filePath(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://')
    ? fileURLToPath(url)
    : decodeURIComponent(url.slice('file:'.length).split('?')[0] ?? '');
}

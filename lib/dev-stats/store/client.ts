import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { rootCause, StoreError, StoreUnreachableError, toStoreError } from './errors';
import { checkLocation, filePath, type StoreLocation } from './location';

export interface Store {
  db: LibSQLDatabase;
  client: Client;
  close(): void;
}

const BUSY_TIMEOUT_MS = 10_000;
const REQUEST_MS = 60_000;

/** Opens the store for writing and creates a missing file. Does not migrate it. Throws StoreError. */
export async function openStore(location: StoreLocation): Promise<Store> {
  try {
    const path = filePath(location.url);
    if (path === '') throw new Error('it names no file');
    if (path) mkdirSync(dirname(path), { recursive: true });
    const store = connect(location);
    // With a write-ahead log, readers and writers do not block each other.
    if (path) await store.client.execute('PRAGMA journal_mode = WAL');
    return store;
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError('opened', error);
  }
}

/** Opens the store for some work and closes it. Throws StoreError if the store fails. */
export async function withStore<T>(location: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(location);
  try {
    return await work(store);
  } catch (error) {
    throw toStoreError(error);
  } finally {
    store.close();
  }
}

/** Never creates a file. Throws StoreError. Waiting for a locked file blocks the process, so requests wait less. */
export function connect(location: StoreLocation, requestMs = REQUEST_MS): Store {
  checkLocation(location);
  const { url, authToken } = location;
  const timeout = Math.min(BUSY_TIMEOUT_MS, requestMs / 5);
  const client = createClient({ url, authToken, timeout, fetch: fetchWithin(requestMs) });
  return { client, db: drizzle(client), close: () => client.close() };
}

function fetchWithin(limitMs: number) {
  return async (request: Request): Promise<Response> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const response = await fetch(request, { signal });
      return new Response(await response.arrayBuffer(), response);
    } catch (error) {
      throw new StoreUnreachableError(signal.aborted ? `no response within ${limitMs / 1000} s` : rootCause(error));
    }
  };
}

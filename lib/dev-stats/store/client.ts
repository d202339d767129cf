import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { StoreError } from './store-error';

export interface StoreLocation {
  /** file:, libsql://, http:// or https:// */
  url: string;
  authToken?: string | undefined;
}

export interface Store {
  client: Client;
  db: LibSQLDatabase;
  close(): void;
}

/** Several processes share the file; a writer waits this long for another. */
const BUSY_MS = 10_000;

/** Opens the store for writing, creating the file where there is none. Migrating is a step of its own (migrate.ts). Throws StoreError. */
export async function openStore(location: StoreLocation): Promise<Store> {
  try {
    const path = filePath(location.url);
    if (path === '') throw new Error('it names no file');
    if (path) makeFolder(dirname(path));
    const store = connect(location);
    // Readers then never wait for a writer, nor a writer for them.
    if (path) await store.client.execute('PRAGMA journal_mode = WAL');
    return store;
  } catch (error) {
    throw new StoreError('opened', error);
  }
}

/** Level by level: Node's own recursive form asks again for ever where a folder that exists answers "no such file", as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Connects without creating anything; of an embedded store, only where filePath(url) exists. What a remote store has
 * not answered within `patienceMs` fails; left out, it is waited for.
 */
export function connect({ url, authToken }: StoreLocation, patienceMs?: number): Store {
  const fetchInTime = (request: Request) =>
    fetch(request, patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) });
  const client = createClient({ url, authToken, timeout: BUSY_MS, fetch: fetchInTime });
  return { client, db: drizzle(client), close: () => client.close() };
}

/** Path of an embedded store, relative to the working directory; undefined of a remote one. */
export function filePath(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://')
    ? fileURLToPath(url)
    : decodeURIComponent(url.slice('file:'.length).split('?')[0] ?? '');
}

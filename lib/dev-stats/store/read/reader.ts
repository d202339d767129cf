import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { connect, type Store } from '../client';
import { rootCause, StoreOutdatedError } from '../errors';
import { filePath, type StoreLocation } from '../location';
import journal from '../migrations/meta/_journal.json' with { type: 'json' };
import type { Pointers } from '../schema/collections';
import { readState, type SourceStatus } from './state';

export interface StoreReader {
  /** Undefined if there is no store. Throws if it cannot be read, StoreOutdatedError if it lacks migrations. */
  current(): Promise<Shown | undefined>;
  close(): void;
}

export interface Shown {
  store: Store;
  pointers: Pointers;
  sources: SourceStatus[];
}

interface Opened {
  store: Store;
  identity: string;
}

const TIMEOUT_MS = 5000;

/** Opens the store when it is first read, and again when its file was replaced. */
export function createReader(location: StoreLocation, timeoutMs = TIMEOUT_MS): StoreReader {
  let opened: Opened | undefined;
  const close = () => {
    opened?.store.close();
    opened = undefined;
  };
  const open = async (): Promise<Opened | undefined> => {
    const place = await findPlace(location.url);
    if (opened && opened.identity !== place?.identity) close();
    if (!place || opened) return opened;
    const { url, identity } = place;
    const store = connect({ ...location, url }, timeoutMs);
    try {
      if (await isMigrated(store)) opened ??= { store, identity };
    } finally {
      if (opened?.store !== store) store.close();
    }
    return opened;
  };
  return {
    close,
    async current() {
      const source = await open();
      if (!source) return undefined;
      return { store: source.store, ...(await readState(source.store)) };
    },
  };
}

/** Whether the store has every table and column that this code reads. An empty one counts as none. */
async function isMigrated({ db }: Store): Promise<boolean> {
  const latest = Math.max(...journal.entries.map((entry) => entry.when));
  try {
    const applied = await db.get<{ at: number | null }>(sql`SELECT max(created_at) AS at FROM __drizzle_migrations`);
    if (!applied?.at) return false;
    if (Number(applied.at) < latest) throw new StoreOutdatedError();
    return true;
  } catch (error) {
    if (rootCause(error).includes('no such table')) return false;
    throw error;
  }
}

async function findPlace(url: string): Promise<{ url: string; identity: string } | undefined> {
  const path = filePath(url);
  if (!path) return { url, identity: url };
  try {
    const { dev, ino, mtimeMs } = await stat(path);
    const isWritable = await access(dirname(path), constants.W_OK).then(
      () => true,
      () => false,
    );
    if (isWritable || existsSync(`${path}-wal`)) return { url, identity: `${dev}:${ino}` };
    // Where SQLite cannot create the files of its write-ahead log, it opens a store only as immutable, and notices no
    // changes. libSQL accepts no parameters, but passes a decoded path to SQLite, which accepts a URL.
    const immutable = encodeURIComponent(`${pathToFileURL(path)}?immutable=1`);
    return { url: `file:${immutable}`, identity: `${dev}:${ino}:${mtimeMs}` };
  } catch {
    return undefined;
  }
}

import { stat } from 'node:fs/promises';
import { connect, filePath, type Store, type StoreLocation } from './client';
import { isMigrated } from './is-migrated';
import { type Pointer, type Pointers, readPointers } from './read-pointers';
import { readStats, type Stats } from './read-stats';

/** Everything the site reads; nothing here creates or changes a store. */
export interface StoreReader {
  /** What is shown now; undefined where there is no store, or none that this code can read. */
  current(): Promise<Shown | undefined>;
  close(): void;
}

export interface Shown {
  store: Store;
  pointers: Pointers;
  /** The figures shown, or later ones that have taken their place; read once a snapshot. */
  stats(): Promise<Stats | undefined>;
}

interface Opened {
  store: Store;
  /** Tells one file from another at the same place. */
  identity: string;
  stats?: { version: number; read: Promise<Stats | undefined> };
}

/** A visitor waits no longer than this for a remote store. */
const PATIENCE_MS = 5000;

/** A reader that opens the store when it is there, and again when the file is another one. */
export function createReader(location: StoreLocation, patienceMs = PATIENCE_MS): StoreReader {
  let opened: Opened | undefined;
  const close = () => {
    opened?.store.close();
    opened = undefined;
  };
  const open = async (): Promise<Opened | undefined> => {
    const identity = await identityOf(location.url);
    if (opened && opened.identity !== identity) close();
    if (identity === undefined || opened) return opened;
    const store = connect(location, patienceMs);
    if (await isReadable(store)) opened ??= { store, identity };
    if (opened?.store !== store) store.close();
    return opened;
  };
  return {
    close,
    async current() {
      const source = await open();
      if (!source) return undefined;
      const pointers = await readPointers(source.store);
      return { store: source.store, pointers, stats: () => sharedStats(source, pointers) };
    },
  };
}

/** One read for everybody who asks for the same snapshot. */
function sharedStats(source: Opened, { stats }: Pointers): Promise<Stats | undefined> {
  if (!stats) return Promise.resolve(undefined);
  if (source.stats?.version !== stats.version) {
    const read = readLatest(source.store, stats);
    source.stats = { version: stats.version, read };
    // A failed read is tried again by the next who asks.
    read.catch(() => {
      if (source.stats?.read === read) delete source.stats;
    });
  }
  return source.stats.read;
}

/** Figures that several collections have overtaken are dropped, which a slow reader may find out only now. */
async function readLatest(store: Store, pointer: Pointer): Promise<Stats | undefined> {
  const found = await readStats(store, pointer);
  if (!found || found.profile) return found;
  const { stats } = await readPointers(store);
  return stats && stats.snapshot !== pointer.snapshot ? readLatest(store, stats) : found;
}

async function isReadable(store: Store): Promise<boolean> {
  try {
    return await isMigrated(store);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function identityOf(url: string): Promise<string | undefined> {
  const path = filePath(url);
  if (!path) return url;
  try {
    const { dev, ino } = await stat(path);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

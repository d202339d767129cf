import { eq } from 'drizzle-orm';
import type { Store } from '../client';
import { toStoreError } from '../errors';
import { acquireLock } from '../lock';
import { collection, type Source } from '../schema/collections';
import { Collection } from './collection';

export interface CollectionOptions {
  source: Source;
  now: () => Date;
  timeZone?: string;
  mask?: (message: string) => string;
}

/** Uses what an interrupted collection has saved. Throws BusyError while another one is running. */
export async function beginCollection({ db }: Store, options: CollectionOptions): Promise<Collection> {
  const { source, now, timeZone = 'UTC', mask = (message) => message } = options;
  const startedAt = now().toISOString();
  const lock = await acquireLock(db, startedAt);
  await db.update(collection).set({ status: 'interrupted' }).where(eq(collection.status, 'running'));
  const row = { source, status: 'running' as const, startedAt, timeZone };
  const { id } = await db.insert(collection).values(row).returning().get();
  return new Collection(db, lock, { id, source, now, timeZone, mask });
}

/** Runs `work` in a new collection, which is published unless `work` throws. */
export async function runCollection<T>(
  store: Store,
  options: CollectionOptions,
  work: (collection: Collection) => Promise<T>,
): Promise<T> {
  const running = await beginCollection(store, options);
  try {
    const result = await work(running);
    await running.finish();
    return result;
  } catch (error) {
    const cause = toStoreError(error);
    // Report the first error even if recording it fails too.
    await running.fail(cause instanceof Error ? cause.message : String(cause)).catch(() => undefined);
    throw cause;
  }
}

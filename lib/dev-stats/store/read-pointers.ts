import type { Store } from './client';
import { type Pointer, state } from './schema/collections';

export type { Pointer };

/** The published collection of each family; undefined before its first collection has ended. */
export interface Pointers {
  stats?: Pointer;
  actions?: Pointer;
}

export async function readPointers({ db }: Store): Promise<Pointers> {
  const rows = await db.select().from(state);
  return Object.fromEntries(rows.map((row) => [row.family, row]));
}

/**
 * Changes whenever an answer can change: with every collection that ends. The time distinguishes a store from another one
 * that replaced it, whose collections are numbered from one again.
 */
export function versionOf({ stats, actions }: Pointers): string {
  return [stats, actions].map((pointer) => (pointer ? `${pointer.version}@${pointer.lastSyncAt}` : '0')).join(' ');
}

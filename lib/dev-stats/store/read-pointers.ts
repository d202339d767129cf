import type { Store } from './client';
import { state } from './schema';

export type Pointer = typeof state.$inferSelect;

/** What is shown of each family; undefined before its first collection ended. */
export interface Pointers {
  stats?: Pointer;
  actions?: Pointer;
}

export async function readPointers({ db }: Store): Promise<Pointers> {
  const rows = await db.select().from(state);
  return Object.fromEntries(rows.map((row) => [row.family, row]));
}

/**
 * Changes whenever an answer may: the last collection of each family that ended, and when. The time tells apart stores
 * that took each other's place, whose collections are counted from one again.
 */
export function versionOf({ stats, actions }: Pointers): string {
  return [stats, actions].map((pointer) => (pointer ? `${pointer.version}@${pointer.lastSyncAt}` : '0')).join(' ');
}

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

/** Changes whenever an answer may: the last collection of each family that ended. */
export function versionOf({ stats, actions }: Pointers): string {
  return `${stats?.version ?? 0}.${actions?.version ?? 0}`;
}

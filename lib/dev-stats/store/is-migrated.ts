import type { Store } from './client';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Whether the store has every table that this code reads. */
export async function isMigrated(store: Store): Promise<boolean> {
  const latest = Math.max(...journal.entries.map((entry) => entry.when));
  try {
    const { rows } = await store.client.execute('SELECT max(created_at) AS latest FROM __drizzle_migrations');
    return Number(rows[0]?.latest ?? 0) >= latest;
  } catch (error) {
    if (error instanceof Error && error.message.includes('no such table')) return false;
    throw error;
  }
}

import { setTimeout } from 'node:timers/promises';
import { createClient, LibsqlError } from '@libsql/client';

const RETRY_MS = 200;

/** The lock is a transaction on an empty SQLite database, which a killed process does not leave (docs/adr/0090). */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const database = createClient({ url: `file:${file}` });
  const take = () =>
    database.transaction('write').catch((error: unknown) => {
      if (error instanceof LibsqlError && error.code === 'SQLITE_BUSY') return undefined;
      throw error;
    });
  try {
    let held = await take();
    if (!held) onWait();
    while (!held) {
      await setTimeout(RETRY_MS);
      held = await take();
    }
    return await work().finally(held.close.bind(held));
  } finally {
    database.close();
  }
}

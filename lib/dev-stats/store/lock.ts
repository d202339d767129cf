import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { isRunning } from './running';
import { lock } from './schema/collections';

export class LockLostError extends Error {
  constructor() {
    super('another collection took over because this one was suspended for over two minutes; run it again');
  }
}

export interface Lock {
  token: string;
  heartbeat(): Promise<void>;
  release(): Promise<void>;
}

/** A holder on another machine counts as dead after this long without a heartbeat. */
const LIFETIME_MS = 120_000;
const HEARTBEAT_MS = 15_000;
const NAME = 'collection';

const ownTokens = new Set<string>();

/** Takes the store's only lock, also from a holder that is dead. Throws if it is alive. */
export async function acquireLock(db: LibSQLDatabase, startedAt: string): Promise<Lock> {
  const token = randomUUID();
  ownTokens.add(token);
  const row = { name: NAME, token, startedAt, host: hostname(), pid: process.pid, heartbeatAt: Date.now() };
  const holder = await take(db, row);
  if (holder) {
    ownTokens.delete(token);
    throw new Error(`another collection has been running since ${holder.startedAt}; wait for it to end`);
  }
  let renewedAt = Date.now();
  const heartbeat = async () => {
    if (Date.now() - renewedAt < 1000) return;
    const { rowsAffected } = await db.update(lock).set({ heartbeatAt: Date.now() }).where(eq(lock.token, token));
    if (rowsAffected === 0) throw new LockLostError();
    renewedAt = Date.now();
  };
  // Another error may pass, so the next heartbeat is sent. The work itself reports an error that stays.
  const timer = setInterval(() => {
    heartbeat().catch((error) => error instanceof LockLostError && clearInterval(timer));
  }, HEARTBEAT_MS);
  timer.unref();
  const release = async () => {
    clearInterval(timer);
    ownTokens.delete(token);
    await db.delete(lock).where(eq(lock.token, token));
  };
  return { token, heartbeat, release };
}

type Holder = typeof lock.$inferSelect;

/** Returns the holder if it is another one. */
async function take(db: LibSQLDatabase, row: Holder): Promise<Holder | undefined> {
  // Several tries: a replica may show an older state than the primary, where the lock is taken.
  for (let tries = 0; tries < 5; tries += 1) {
    const inserted = await db.insert(lock).values(row).onConflictDoNothing();
    if (inserted.rowsAffected > 0) return undefined;
    const [holder] = await db.select().from(lock).where(eq(lock.name, NAME));
    if (!holder) continue;
    if (isAlive(holder)) return holder;
    const taken = await db.update(lock).set(row).where(eq(lock.token, holder.token));
    if (taken.rowsAffected > 0) return undefined;
  }
  return row;
}

function isAlive(holder: Holder): boolean {
  if (ownTokens.has(holder.token)) return true;
  if (isSilent(holder)) return false;
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return false;
  return isRunning(holder.pid);
}

/** If two clocks differ, a heartbeat can be in the future. Its holder can be alive. */
export function isSilent({ heartbeatAt }: { heartbeatAt: number }): boolean {
  return Date.now() - heartbeatAt > LIFETIME_MS;
}

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Client } from '@libsql/client';
import { instant } from './times';

/** Another collection is running. */
export class BusyError extends Error {
  override name = 'BusyError';
  constructor(readonly startedAt: string) {
    super(`another collection has been running since ${startedAt}; wait for it to end`);
  }
}

/** This collection slept so long that another took over. */
export class LockLostError extends Error {
  override name = 'LockLostError';
  constructor() {
    super('another collection took over while this one was asleep; run it again');
  }
}

export interface Lock {
  token: string;
  /** Says that the holder lives; throws LockLostError where it no longer holds the lock. */
  beat(): Promise<void>;
  release(): Promise<void>;
}

/** Of a holder on another machine, whose process cannot be looked at. */
const LIFETIME_MS = 120_000;
const BEAT_MS = 15_000;
const NAME = 'collection';

const mine = new Set<string>();

/** Takes the one lock of the store, over from a holder that is dead or has been silent for two minutes. */
export async function acquireLock(client: Client, now: () => Date): Promise<Lock> {
  const token = randomUUID();
  mine.add(token);
  if (!(await take(client, token, now()))) {
    mine.delete(token);
    throw new BusyError(await holderStart(client, now()));
  }
  let beatenAt = Date.now();
  const beat = async () => {
    if (Date.now() - beatenAt < 1000) return;
    beatenAt = Date.now();
    const { rowsAffected } = await client.execute({
      sql: 'UPDATE lock SET beat_at = ? WHERE name = ? AND token = ?',
      args: [Date.now(), NAME, token],
    });
    if (rowsAffected === 0) throw new LockLostError();
  };
  const timer = setInterval(() => beat().catch(() => clearInterval(timer)), BEAT_MS);
  timer.unref();
  const release = async () => {
    clearInterval(timer);
    mine.delete(token);
    await client.execute({ sql: 'DELETE FROM lock WHERE name = ? AND token = ?', args: [NAME, token] });
  };
  return { token, beat, release };
}

/** A released lock is asked for again, a few times: a replica may show a lock later than its server refuses it. */
async function take(client: Client, token: string, startedAt: Date, tries = 5): Promise<boolean> {
  const values = [NAME, token, hostname(), process.pid, instant(startedAt), Date.now()];
  const inserted = await client.execute({
    sql: 'INSERT INTO lock (name, token, host, pid, started_at, beat_at) VALUES (?,?,?,?,?,?) ON CONFLICT DO NOTHING',
    args: values,
  });
  if (inserted.rowsAffected > 0) return true;
  const { rows } = await client.execute({ sql: 'SELECT * FROM lock WHERE name = ?', args: [NAME] });
  const holder = rows[0];
  if (!holder) return tries > 1 && take(client, token, startedAt, tries - 1);
  if (
    isAlive({
      token: String(holder.token),
      host: String(holder.host),
      pid: Number(holder.pid),
      beatAt: Number(holder.beat_at),
    })
  )
    return false;
  const taken = await client.execute({
    sql: 'UPDATE lock SET name = ?, token = ?, host = ?, pid = ?, started_at = ?, beat_at = ? WHERE token = ?',
    args: [...values, String(holder.token)],
  });
  return taken.rowsAffected > 0;
}

function isAlive(holder: { token: string; host: string; pid: number; beatAt: number }): boolean {
  if (mine.has(holder.token)) return true;
  if (Math.abs(Date.now() - holder.beatAt) > LIFETIME_MS) return false;
  if (holder.host !== hostname()) return true;
  return holder.pid !== process.pid && processExists(holder.pid);
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function holderStart(client: Client, now: Date): Promise<string> {
  const { rows } = await client.execute({ sql: 'SELECT started_at FROM lock WHERE name = ?', args: [NAME] });
  return String(rows[0]?.started_at ?? instant(now));
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { now } from '@/fixtures/store-rows';
import type { Store } from '../../../lib/dev-stats/store/client';
import { LockLostError } from '../../../lib/dev-stats/store/lock';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { emptyStore } from './test-store';

const begin = (store: Store) => beginCollection(store, { source: 'github', now });

async function hold(store: Store, { host, pid, silentFor }: { host: string; pid: number; silentFor: number }) {
  await store.client.execute({
    sql: 'INSERT OR REPLACE INTO lock (name, token, host, pid, started_at, heartbeat_at) VALUES (?, ?, ?, ?, ?, ?)',
    args: ['collection', 'of-another', host, pid, '2026-11-21T07:00:00Z', Date.now() - silentFor],
  });
}

const DEAD_PID = 2 ** 22 + 1;

test('a second collection fails with the start of the first', async () => {
  const { store } = await emptyStore();
  const first = await begin(store);
  const second = begin(store);
  await expect(second).rejects.toThrow('another collection has been running since 2026-11-21T08:30:00Z');
  await first.finish();
  await (await begin(store)).fail('stopped');
});

test.each([
  [
    'ends',
    "UPDATE ON collection WHEN NEW.status = 'failed'",
    async (store: Store) => (await begin(store)).fail('stopped'),
  ],
  ['begins', 'INSERT ON collection', begin],
])('a collection that cannot be recorded when it %s leaves no lock', async (_, event, attempt) => {
  const { store } = await emptyStore();
  await store.client.execute(`CREATE TRIGGER full BEFORE ${event} BEGIN SELECT RAISE(FAIL, 'disk full'); END`);
  await expect(attempt(store)).rejects.toThrow();
  await store.client.execute('DROP TRIGGER full');
  await (await begin(store)).fail('stopped');
});

test.each([
  ['alive on another machine', { host: 'elsewhere', pid: DEAD_PID, silentFor: 60_000 }, true],
  ['alive on another machine whose clock is ahead', { host: 'elsewhere', pid: DEAD_PID, silentFor: -600_000 }, true],
  ['dead here after its clock was set back', { host: hostname(), pid: DEAD_PID, silentFor: -600_000 }, false],
  ['alive here', { host: hostname(), pid: process.ppid, silentFor: 0 }, true],
  ['dead here', { host: hostname(), pid: DEAD_PID, silentFor: 0 }, false],
  ['a former process of our number', { host: hostname(), pid: process.pid, silentFor: 0 }, false],
])('a holder that is %s', async (_, holder, isBusy) => {
  const { store } = await emptyStore();
  await hold(store, holder);
  const attempt = begin(store);
  if (isBusy) await expect(attempt).rejects.toThrow('since 2026-11-21T07:00:00Z');
  else await (await attempt).fail('stopped');
});

test('a collection that lost the lock cannot publish', async () => {
  const { store } = await emptyStore();
  const slept = await begin(store);
  await hold(store, { host: 'elsewhere', pid: 1, silentFor: 0 });
  await expect(slept.finish()).rejects.toThrow(LockLostError);
  await expect(slept.fail('late')).rejects.toThrow(LockLostError);
  const { rows } = await store.client.execute('SELECT count(*) AS rows FROM state');
  expect(Number(rows[0]?.rows)).toBe(0);
});

test('an interrupted collection is marked when the next one begins', async () => {
  const { store } = await emptyStore();
  await begin(store);
  await hold(store, { host: hostname(), pid: DEAD_PID, silentFor: 0 });
  await begin(store);
  const { rows } = await store.client.execute('SELECT status FROM collection ORDER BY id');
  expect(rows.map(({ status }) => status)).toEqual(['interrupted', 'running']);
});

test('a heartbeat that fails once is followed by the next', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = await emptyStore();
  const collection = await begin(store);
  const begun = Date.now();
  const update = vi.spyOn(store.db, 'update');
  update.mockImplementationOnce(() => {
    throw new Error('fetch failed');
  });
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  await vi.waitFor(async () => {
    const { rows } = await store.client.execute('SELECT heartbeat_at FROM lock');
    expect(Number(rows[0]?.heartbeat_at)).toBeGreaterThanOrEqual(begun + 30_000);
  });
  await collection.fail('stopped');
});

test.skipIf(process.platform !== 'linux')('a killed collector whose parent has not noticed holds no lock', async () => {
  const parent = spawn('sh', ['-c', 'sh -c "echo \\$\\$" & exec tail -f /dev/null']);
  onTestFinished(() => void parent.kill());
  const [output] = await once(parent.stdout, 'data');
  const pid = Number(String(output));
  await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
  const { store } = await emptyStore();
  await hold(store, { host: hostname(), pid, silentFor: 0 });
  await (await begin(store)).fail('stopped');
});

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './test-store';

const isRoot = process.getuid?.() === 0;

/** Prints the ids of the repositories in the store for each line of input. */
const READER = `
import { createReader } from './lib/dev-stats/store/read/reader.ts';
import { latestStats } from './lib/dev-stats/store/read/stats.ts';
const reader = createReader({ url: process.argv[1] });
for await (const _ of process.stdin) {
  const shown = await reader.current();
  const stats = await latestStats(shown.store, shown.pointers.stats);
  console.log(stats.repositories.map(({ id }) => id).join());
}`;

/** A process of its own, because SQLite removes the files beside the store when the last process ends. */
const WRITER = `
import { now, repository } from './fixtures/store-rows.ts';
import { withStore } from './lib/dev-stats/store/client.ts';
import { migrateStore } from './lib/dev-stats/store/migrate.ts';
import { runCollection } from './lib/dev-stats/store/write/collection.ts';
const [, url, id] = process.argv;
await withStore({ url }, async (store) => {
  await migrateStore(store);
  await runCollection(store, { source: 'github', now }, (collection) => collection.saveRepositories([repository(id)]));
});`;

const createCommand = (code: string, ...args: string[]) =>
  [process.execPath, '--import', 'tsx', '--input-type=module', '-e', code, ...args] as const;

function fill(url: string, id: string) {
  const [file, ...args] = createCommand(WRITER, url, id);
  expect(spawnSync(file, args, { encoding: 'utf8' }).stderr).toBe('');
}

/** A process that cannot write to the folder. Permissions do not stop root, a mount does. */
function startReader(folder: string, url: string) {
  const command = createCommand(READER, url);
  const mount = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"`;
  const [file = '', ...args] = isRoot ? ['unshare', '-m', 'sh', '-c', mount, folder, ...command] : command;
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return async () => {
    if (!isRoot) chmodSync(folder, 0o555);
    child.stdin.write('\n');
    const { value } = await lines.next();
    if (!isRoot) chmodSync(folder, 0o755);
    return value;
  };
}

test.skipIf(process.platform !== 'linux')(
  'a store in a folder that cannot be written is read, and read again when it was replaced from elsewhere',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder();
    const url = `file:${join(folder, 'the store #1?.db')}`.replace(/[ #?]/g, encodeURIComponent);
    fill(url, 'first');
    const read = startReader(folder, url);
    expect(await read()).toBe('first');
    fill(url, 'second');
    expect(await read()).toBe('second');
  },
);

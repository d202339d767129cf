import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory. SQLite waits for the disk after each transaction. */
const MEMORY = '/dev/shm';
const STORES_BYTES = 1_000_000_000;

/** Tests, and the commands that they start, write temporary files to folders of the run, which are removed at its end. */
export default function useFoldersOfRun(): () => void {
  const folder = createFolder(tmpdir());
  const stores = hasMemory() ? createFolder(MEMORY) : folder;
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.env.TEST_STORES = stores;
  // Commands that tests start load the same modules again and again.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const { href } = new URL('drizzle-modules.mjs', import.meta.url);
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${href}`;
  return () => {
    for (const path of [folder, stores]) rmSync(path, { recursive: true, force: true });
  };
}

function createFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'tests-'));
  // Some of the commands run as another user.
  chmodSync(folder, 0o1777);
  return folder;
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > STORES_BYTES;
}

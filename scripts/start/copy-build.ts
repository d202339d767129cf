import { accessSync, constants, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../lib/dev-stats/store/running.ts';

export const OUTPUT = '.next';
/** Hash of what the output is built from. `next build` clears the folder, so an unfinished build has none. */
export const FINGERPRINT = 'fingerprint';
const COPY = /^\.next-(\d+)$/;
const NOT_SERVED = ['cache', 'dev', 'standalone'].map((name) => join(OUTPUT, name));

/** Copies what the server reads, so that a later build changes nothing for it. Removes copies of servers that ended. */
export function copyBuild(): string {
  for (const name of readdirSync('.')) {
    const pid = Number(COPY.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isRunning(pid))) rmSync(name, { recursive: true });
  }
  const folder = `${OUTPUT}-${process.pid}`;
  // The output has relative links into node_modules. The ETag of a file contains its modification time.
  const options = {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
  };
  try {
    cpSync(OUTPUT, folder, { ...options, filter: (path) => !NOT_SERVED.includes(path) });
    if (existsSync(join(folder, FINGERPRINT))) return folder;
    throw new Error('Another build has started in this folder. Wait for it to end, and start again.');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

export function isWritable(): boolean {
  try {
    accessSync('.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

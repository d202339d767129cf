import { randomUUID } from 'node:crypto';
import { access, constants, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A temporary file older than this is of a process that was killed. */
const STALE_MS = 60_000;

export async function assertReplaceable(file: string): Promise<void> {
  const { path, mode } = await resolveTarget(file);
  await access(dirname(path), constants.W_OK);
  if (mode !== undefined) await access(path, constants.W_OK);
  await removeStale(path);
}

/** A killed process leaves the old or the new content. Keeps links and the file mode; rejects with the system error. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const { path, mode } = await resolveTarget(file);
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
      if (mode !== undefined) await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

async function resolveTarget(file: string): Promise<{ path: string; mode: number | undefined }> {
  const path = (await ifExists(realpath(file))) ?? file;
  const found = await ifExists(stat(path));
  if (found?.isDirectory()) throw Object.assign(new Error(`${path} is a directory`), { code: 'EISDIR' });
  return { path, mode: found && found.mode & 0o777 };
}

/** Undefined for a file or folder that does not exist. */
export async function ifExists<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function removeStale(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`.${basename(path)}.`) || !name.endsWith('.tmp')) continue;
    const found = await ifExists(stat(join(folder, name)));
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(join(folder, name), { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import * as nodeFiles from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileProblem } from './file-problem';

export type Files = Pick<
  typeof nodeFiles,
  'access' | 'constants' | 'open' | 'readdir' | 'realpath' | 'rename' | 'rm' | 'stat'
>;

/** A temporary file is gone within moments; what is older was left by a process that was killed. */
const LEFTOVER_MS = 60_000;

/**
 * Throws BggError, before any work is done, for a file that could not be replaced in the end. Clears away what a killed
 * process left beside it.
 */
export async function assertReplaceable(file: string, files: Files = nodeFiles): Promise<void> {
  try {
    const target = await resolved(file, files);
    const mode = await modeOf(target, files);
    await files.access(dirname(target), files.constants.W_OK);
    if (mode !== undefined) await files.access(target, files.constants.W_OK);
    await clearLeftovers(target, files);
  } catch (error) {
    throw fileProblem(file, error as NodeJS.ErrnoException);
  }
}

/**
 * Replaces a file in one step: whoever reads it, and whatever kills this process, finds the old text or the new one,
 * whole. Throws BggError with the old file as it was.
 */
export async function replaceFile(file: string, text: string, files: Files = nodeFiles): Promise<void> {
  try {
    const target = await resolved(file, files);
    const mode = await modeOf(target, files);
    const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
    try {
      await writeThrough(temporary, text, mode, files);
      await files.rename(temporary, target);
    } finally {
      await files.rm(temporary, { force: true }).catch(() => undefined);
    }
    await syncFolder(dirname(target), files);
  } catch (error) {
    throw fileProblem(file, error as NodeJS.ErrnoException);
  }
}

/** A link stays one: the file it leads to is replaced. */
async function resolved(file: string, files: Files): Promise<string> {
  return files.realpath(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return file;
    throw error;
  });
}

async function modeOf(file: string, files: Files): Promise<number | undefined> {
  const found = await files.stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found?.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
  return found && found.mode & 0o777;
}

async function writeThrough(file: string, text: string, mode: number | undefined, files: Files): Promise<void> {
  const handle = await files.open(file, 'wx');
  try {
    await handle.writeFile(text);
    if (mode !== undefined) await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file is whole either way; this only makes the new name outlast a power cut. Some systems cannot open a folder. */
async function syncFolder(folder: string, files: Files): Promise<void> {
  const handle = await files.open(folder, 'r').catch(() => undefined);
  await handle
    ?.sync()
    .catch(() => undefined)
    .finally(() => handle.close());
}

/** Two runs may clear at once, so a file that is gone is fine. */
async function clearLeftovers(target: string, files: Files): Promise<void> {
  const folder = dirname(target);
  const names = await files.readdir(folder);
  const leftovers = names.filter((name) => name.startsWith(`.${basename(target)}.`) && name.endsWith('.tmp'));
  for (const name of leftovers) await removeOld(join(folder, name), files).catch(() => undefined);
}

async function removeOld(file: string, files: Files): Promise<void> {
  const { mtimeMs } = await files.stat(file);
  if (Date.now() - mtimeMs > LEFTOVER_MS) await files.rm(file, { force: true });
}

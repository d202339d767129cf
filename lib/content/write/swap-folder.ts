import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ifExists } from '../../replace-file';

/** Fills a temporary folder and renames it, so that the target is never half written. Keeps entries that `keeps` accepts. */
export async function swapFolder<T>(
  target: string,
  keeps: (name: string) => boolean,
  fill: (folder: string) => Promise<T>,
): Promise<T> {
  const temporary = join(dirname(target), `.${basename(target)}.tmp`);
  const old = join(dirname(target), `.${basename(target)}.old`);
  await mkdir(dirname(target), { recursive: true });
  const names = await ifExists(readdir(target));
  // A previous call was killed between the two renames below.
  if (!names && (await ifExists(readdir(old)))) await rename(old, target);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary);
  try {
    const result = await fill(temporary);
    const existing = await ifExists(readdir(target));
    for (const name of existing?.filter(keeps) ?? []) {
      await cp(join(target, name), join(temporary, name), { recursive: true });
    }
    await rm(old, { recursive: true, force: true });
    if (existing) await rename(target, old);
    await rename(temporary, target);
    await rm(old, { recursive: true, force: true });
    return result;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { ImportError } from './resume';

/** Limits against archives that unpack to more than a person's data. Sizes are in bytes. */
export const ZIP_LIMITS = { archive: 200_000_000, entries: 5000, entry: 15_000_000, all: 60_000_000 };

/** Throws an ImportError if the archive is damaged, encrypted, too large, or a name leads out of it (yauzl checks). */
export async function readZip(
  file: string,
  wants: (name: string) => boolean,
  limits = ZIP_LIMITS,
): Promise<Map<string, Buffer>> {
  const fail = (reason: string) => new ImportError(`${file}: ${reason}`);
  if ((await stat(file)).size > limits.archive) throw fail('the archive is too large for a data export');
  const files = new Map<string, Buffer>();
  let entries = 0;
  let total = 0;
  try {
    const zip = await yauzl.openPromise(file, { strictFileNames: false });
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      if (entries > limits.entries) throw fail(`the archive has more than ${limits.entries} files`);
      if (entry.fileName.endsWith('/') || !wants(entry.fileName)) continue;
      if (entry.isEncrypted()) throw fail(`${entry.fileName} is encrypted`);
      if (entry.uncompressedSize > limits.entry)
        throw fail(`${entry.fileName} is larger than ${megabytes(limits.entry)}`);
      total += entry.uncompressedSize;
      if (total > limits.all) throw fail(`the archive unpacks to more than ${megabytes(limits.all)}`);
      // yauzl ends with an error if the entry has more or fewer bytes than it says.
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw fail(`the archive cannot be read (${(error as Error).message})`);
  }
  return files;
}

function megabytes(bytes: number): string {
  return `${bytes / 1_000_000} MB`;
}

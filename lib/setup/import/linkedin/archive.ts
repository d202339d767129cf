import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { ImportError } from '../resume';
import { readZip, ZIP_LIMITS } from '../zip';

/** These hold messages, other people's data, or what nobody publishes. They are not read. */
const PRIVATE =
  /^(messages|connections|imported?contacts|contacts|invitations|adtargeting|adsclicked|logins|registration|receipts|phonenumbers|whatsappphonenumbers|securitychallenges|searchqueries|job|savedjob|endorsement|recommendationsgiven|verification|accountstatus|learning|events|reactions|comments|shares|votes|memberfollows|companyfollows|inferences|guidemessages|coachmessages|services|hashtag|savedarticles)/;

export async function readArchive(path: string): Promise<Map<string, Buffer>> {
  const found = await stat(path).catch(() => {
    throw new ImportError(`${path}: there is no such file or folder`);
  });
  const files = found.isDirectory() ? await readFolder(path) : await readZip(path, isUseful);
  if (files.size === 0) {
    throw new ImportError(
      `${path}: contains no CSV file; ask LinkedIn for the larger data archive and pass its ZIP file`,
    );
  }
  return files;
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  if (entries.length > ZIP_LIMITS.entries) throw new ImportError(`${folder}: is not the folder of a data export`);
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (!entry.isFile() || !isUseful(name)) continue;
    if ((await stat(path)).size > ZIP_LIMITS.entry) throw new ImportError(`${path}: is too large for a data export`);
    files.set(name, await readFile(path));
  }
  return files;
}

/** Archives of different years spell the names of their files differently. */
function isUseful(path: string): boolean {
  if (!/\.csv$/i.test(path) || /(^|[\\/])(\.|__MACOSX|Jobs?[\\/])/i.test(path)) return false;
  return !PRIVATE.test(
    basename(path)
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ''),
  );
}

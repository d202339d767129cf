import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests, and the commands that they start, write temporary files to a folder of the run, which is removed at its end. */
export default function useFolderOfRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Some of the commands run as another user.
  chmodSync(folder, 0o1777);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

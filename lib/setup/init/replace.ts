import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Changes {
  write: Map<string, string | Buffer>;
  remove: string[];
}

interface Journal {
  write: string[];
  remove: string[];
}

const STAGING = '.init';

/** Makes all changes or none. Once the journal exists, `finishChanges` completes them after a crash (docs/adr/0186). */
export function applyChanges(root: string, { write, remove }: Changes): void {
  finishChanges(root);
  rmSync(join(root, STAGING), { recursive: true, force: true });
  for (const [path, text] of write) writeFlushed(stagedPath(root, path), text);
  const journal: Journal = { write: [...write.keys()], remove };
  writeFlushed(join(root, STAGING, 'journal.tmp'), JSON.stringify(journal));
  renameSync(join(root, STAGING, 'journal.tmp'), journalPath(root));
  finishChanges(root);
}

/** Completes decided changes, also while another process does the same. Returns whether there were any. */
export function finishChanges(root: string): boolean {
  if (!existsSync(journalPath(root))) return false;
  const { write, remove } = JSON.parse(readFileSync(journalPath(root), 'utf8')) as Journal;
  for (const path of write) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    moveIfThere(stagedPath(root, path), join(root, path));
  }
  for (const path of remove) {
    rmSync(join(root, path), { force: true });
    removeEmptyFolders(root, dirname(path));
  }
  rmSync(join(root, STAGING), { recursive: true, force: true });
  return true;
}

/** A staged file that is gone has been moved before the interruption. */
function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Below the top folder, which stays: the site needs public/ even if it is empty. */
function removeEmptyFolders(root: string, folder: string): void {
  if (!folder.includes('/')) return;
  try {
    rmdirSync(join(root, folder));
  } catch {
    return;
  }
  removeEmptyFolders(root, dirname(folder));
}

function writeFlushed(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flush: true });
}

function stagedPath(root: string, path: string): string {
  return join(root, STAGING, 'new', path);
}

function journalPath(root: string): string {
  return join(root, STAGING, 'journal.json');
}

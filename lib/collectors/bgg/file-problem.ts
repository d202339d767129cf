import { BggError } from './bgg-error';

const REASONS: Record<string, string> = {
  EROFS: 'is on a read-only file system, so the collection cannot be saved here; run the fetcher where it can',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the quota of the disk is used up',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  ENOENT: 'has no folder to lie in; create it first',
  ENOTDIR: 'has no folder to lie in; part of its path is a file',
  EISDIR: 'is a folder; name a file',
};

/** What a failed file operation means for the person who named the file. */
export function fileProblem(file: string, error: NodeJS.ErrnoException): BggError {
  const reason = REASONS[error.code ?? ''] ?? `cannot be read or written (${error.code ?? error.message})`;
  return new BggError('file', `${file} ${reason}.`, { cause: error });
}

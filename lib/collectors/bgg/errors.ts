/** `refused` means that the new collection must not replace the old one. */
export type BggErrorKind = 'setup' | 'service' | 'refused' | 'file';

export class BggError extends Error {
  readonly kind: BggErrorKind;

  constructor(kind: BggErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }
}

const FILE_PROBLEMS: Record<string, string> = {
  EROFS: 'is on a read-only file system; run the command where the file can be written',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk quota is exceeded',
  EACCES: 'cannot be read or written: permission denied',
  EPERM: 'cannot be read or written: permission denied',
  ENOENT: 'cannot be created: the folder does not exist',
  ENOTDIR: 'cannot be created: part of the path is a file',
  EISDIR: 'is a folder; use the path of a file',
};

export function toFileError(file: string, error: NodeJS.ErrnoException): BggError {
  const problem = FILE_PROBLEMS[error.code ?? ''] ?? `cannot be read or written (${error.code ?? error.message})`;
  return new BggError('file', `${file} ${problem}.`, { cause: error });
}

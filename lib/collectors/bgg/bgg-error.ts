/** What went wrong, as far as callers act upon it. */
export type BggErrorKind =
  /** Something the owner has to set: token, address, user name, file. */
  | 'setup'
  /** BoardGameGeek cannot be reached, is busy, or answered with something else than data. */
  | 'service'
  /** The new collection must not replace the old one. */
  | 'refused'
  | 'file';

/** A failure of the fetcher. The message is for people: what went wrong and what to do, without secrets. */
export class BggError extends Error {
  override name = 'BggError';
  readonly kind: BggErrorKind;

  constructor(kind: BggErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }
}

import { LibsqlError } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { ExplainedError } from '../../log';

export class StoreUnreachableError extends Error {
  override name = 'StoreUnreachableError';
}

const USE_ANOTHER =
  'Set DATABASE_URL to a writable file, such as file:.data/dev-stats.db, or to a libSQL server that is running.';
const REMEDIES: [RegExp, string][] = [
  [/SQLITE_FULL|ENOSPC|EDQUOT/, 'Free disk space, then run the command again; nothing is lost.'],
  [
    /SQLITE_CORRUPT|no such (table|column|index)|no column named|already exists|duplicate column/,
    'Update this clone, if a newer version has changed the store. Otherwise restore a backup, or delete the store and collect again.',
  ],
  [/SQLITE_(BUSY|LOCKED)/, 'Another program uses the store. End it, then run the command again.'],
  [/SQLITE_IOERR/, 'Check the disk, then run the command again; nothing is lost.'],
  [/HTTP status 40[13]/, 'Set DATABASE_AUTH_TOKEN to a valid token of the store.'],
  [
    /StoreUnreachable|HTTP status 5/,
    'Check the network, DATABASE_URL and its server, then run the command again; nothing is lost.',
  ],
];

export class StoreError extends ExplainedError {
  constructor(action: 'opened' | 'migrated' | 'used' | 'read', cause: unknown, remedy = describeRemedy(cause)) {
    super(`The store at DATABASE_URL cannot be ${action} (${rootCause(cause)}). ${remedy}`, { cause });
  }
}

export class StoreOutdatedError extends StoreError {
  constructor() {
    super('read', new Error('it is older than this version of the site'), 'Run `npm run db -- migrate`.');
  }
}

/** Returns a StoreError for an error of the store's database or server, any other error as it is. */
export function toStoreError(error: unknown): unknown {
  const chain = causes(error);
  const known = chain.find((cause) => cause instanceof StoreError);
  return known ?? (chain.some(isOfStore) ? new StoreError('used', error) : error);
}

function isOfStore(error: Error): boolean {
  return error instanceof LibsqlError || error instanceof DrizzleQueryError || error instanceof StoreUnreachableError;
}

export function rootCause(error: unknown): string {
  const root = causes(error).at(-1);
  return root ? (root.message.split('\n')[0] ?? '') : String(error);
}

function describeRemedy(error: unknown): string {
  // The message of a DrizzleQueryError has the values of its query.
  const chain = causes(error).filter((cause) => !(cause instanceof DrizzleQueryError));
  const text = chain.map(({ name, message }) => `${name} ${message}`).join(' ');
  return REMEDIES.find(([pattern]) => pattern.test(text))?.[1] ?? USE_ANOTHER;
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

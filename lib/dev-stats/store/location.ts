import { fileURLToPath } from 'node:url';
import { StoreError } from './errors';

export interface StoreLocation {
  url: string;
  authToken?: string | undefined;
}

const SCHEMES = ['libsql:', 'http:', 'https:', 'ws:', 'wss:'];
const PARAMETERS = ['authToken', 'tls'];

/** Throws StoreError for values that libSQL would repeat in its errors, or reject without a hint. */
export function checkLocation({ url: text, authToken = '' }: StoreLocation): void {
  if (/[^\x21-\x7e]/.test(authToken))
    throw invalid('DATABASE_AUTH_TOKEN contains a space or a line break', 'Set it to the token only.');
  if (text.startsWith('file:')) return;
  const url = URL.parse(text);
  if (!url?.host || !SCHEMES.includes(url.protocol)) throw invalid('it is neither a file: nor a libsql: URL');
  if (url.username || url.password)
    throw invalid('the URL contains a user name or password', 'Set DATABASE_AUTH_TOKEN to the token of the store.');
  if (url.hash || [...url.searchParams.keys()].some((name) => !PARAMETERS.includes(name)))
    throw invalid('the URL has parameters that are not supported');
}

function invalid(problem: string, remedy?: string): StoreError {
  return new StoreError('opened', new Error(problem), remedy);
}

/** Path of an embedded store, relative to the working directory; undefined for a remote one. */
export function filePath(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://')
    ? fileURLToPath(url)
    : decodeURIComponent(url.slice('file:'.length).split('?')[0] ?? '');
}

import { inspect, stripVTControlCharacters } from 'node:util';
import { env } from './env.ts';

const MASK = '***';
/** Shorter parts would match ordinary words. */
const SHORTEST = 4;
/** A message repeated within this time is counted instead of printed. */
const REPEAT_MS = 60_000;
const EMAIL = /[^\s@<>"'(]+@[\w-]+(?:\.[\w-]+)+/g;

/** An error whose message says what happened and what to do. Its stack is not logged. */
export class ExplainedError extends Error {}

let last = { message: '', at: 0, repeated: 0 };

export function print(text: string): void {
  console.log(redact(text));
}

export function printError(text: string): void {
  console.error(redact(text));
}

/** One line with its time, without secrets and email addresses. */
export function logError(what: string, error: unknown): void {
  const text = `${what}: ${error instanceof ExplainedError ? error.message : inspect(error)}`;
  const message = redact(stripVTControlCharacters(text)).trim().replace(EMAIL, MASK);
  const now = Date.now();
  const isSame = message === last.message;
  if (isSame && Math.abs(now - last.at) < REPEAT_MS) {
    last.repeated += 1;
    return;
  }
  const { repeated } = isSame ? last : { repeated: 0 };
  last = { message, at: now, repeated: 0 };
  const time = new Date(now).toISOString();
  const more = repeated > 0 ? ` (${repeated} more since the last line)` : '';
  process.stderr.write(`${time} ${message}${more}\n`);
}

/** Removes secrets of the environment, also encoded or cut by an error message. */
export function redact(text: string): string {
  const masked = text.replace(/\/\/[^/\s@]+@/g, `//${MASK}@`);
  return secretParts().reduce((safe, part) => safe.replaceAll(part, MASK), masked);
}

/** The longest come first, because one can contain another. */
function secretParts(): string[] {
  const { githubToken, databaseAuthToken, ownerToken, bggToken } = env;
  const { githubApiUrl, githubGraphqlUrl, databaseUrl, bggApiUrl } = env;
  const tokens = [githubToken, databaseAuthToken, ownerToken, bggToken].filter((token) => token !== undefined);
  const secrets = [...tokens, ...[githubApiUrl, githubGraphqlUrl, databaseUrl, bggApiUrl].flatMap(readCredentials)];
  const parts = secrets.flatMap((secret) => [secret, ...secret.split(/\s+/)]);
  const forms = new Set(parts.flatMap((part) => [part, encodeURIComponent(part.toWellFormed()), decoded(part)]));
  return [...forms].filter((part) => part.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** The password, or the user name without one, and the parameters. The URL can be invalid, so it is not parsed. */
function readCredentials(url: string): string[] {
  const [, user = '', password] = /\/\/([^:]*?)(?::(.*))?@/s.exec(url) ?? [];
  const parameters = [...url.matchAll(/[?&#](?:[^=&#]*=)?([^&#]*)/g)].map(([, value = '']) => value);
  return [password ?? user, ...parameters];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

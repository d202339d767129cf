import { inspect } from 'node:util';
import { env } from './env';

const MASK = '***';
/** Shorter parts would also match ordinary words. */
const SHORTEST = 4;

/** Prints a line without the secrets of the environment, as the two functions below do. */
export function print(text: string): void {
  console.log(redact(text));
}

export function printError(text: string): void {
  console.error(redact(text));
}

export function logError(message: string, error: unknown): void {
  printError(`${message}: ${inspect(error)}`);
}

/** Replaces the secrets of the environment in a text, also encoded, or in the parts in which an error message cuts them. */
export function redact(text: string): string {
  const masked = text.replace(/\/\/[^/\s@]+@/g, `//${MASK}@`);
  return secretParts().reduce((safe, part) => safe.replaceAll(part, MASK), masked);
}

/** The longest come first, because one can contain another. */
function secretParts(): string[] {
  const { githubToken, databaseAuthToken, ownerToken, bggToken } = env;
  const { githubApiUrl, githubGraphqlUrl, databaseUrl, bggApiUrl } = env;
  const tokens = [githubToken, databaseAuthToken, ownerToken, bggToken].filter((token) => token !== undefined);
  const secrets = [...tokens, ...[githubApiUrl, githubGraphqlUrl, databaseUrl, bggApiUrl].flatMap(credentialsOf)];
  const parts = secrets.flatMap((secret) => [secret, ...secret.split(/\s+/)]);
  const forms = new Set(parts.flatMap((part) => [part, encodeURIComponent(part.toWellFormed()), decoded(part)]));
  return [...forms].filter((part) => part.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** The password, or the user name without one, and the parameters. The URL can be invalid, so it is not parsed. */
function credentialsOf(url: string): string[] {
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

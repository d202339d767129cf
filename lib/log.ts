import { isIP } from 'node:net';
import { format, inspect, stripVTControlCharacters } from 'node:util';
import { env } from './env';
import { isOwnNetwork } from './site/client-address';

const MASK = '***';
/** Shorter parts would also match ordinary words. */
const SHORTEST = 4;
/** The same event again within this time is counted instead of printed. */
const REPEAT_MS = 60_000;
const EMAIL = /[^\s@<>"'(]+@[\w-]+(?:\.[\w-]+)+/g;
const ADDRESSES = [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, /(?<![\w:.])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi];

/** An error whose message says what happened and what to do. Its stack is not logged. */
export class ExplainedError extends Error {}

type Level = 'info' | 'warn' | 'error';
let last = { event: '', at: 0, repeated: 0 };

/** Prints a line without the secrets of the environment, as all functions of this file do. */
export function print(text: string): void {
  console.log(redact(text));
}

export function printError(text: string): void {
  console.error(redact(text));
}

export function logError(message: string, error: unknown): void {
  logEvent('error', `${message}: ${error instanceof ExplainedError ? error.message : inspect(error)}`);
}

/** With LOG_FORMAT=json one line of JSON. Masks email addresses, and IP addresses outside the own network. */
export function logEvent(level: Level, text: string, fields: Record<string, string> = {}): void {
  const message = withoutPersonalData(redact(stripVTControlCharacters(text)).trim());
  const event = JSON.stringify({ level, ...fields, message });
  const now = Date.now();
  const isSame = event === last.event;
  if (isSame && Math.abs(now - last.at) < REPEAT_MS) {
    last.repeated += 1;
    return;
  }
  const { repeated } = isSame ? last : { repeated: 0 };
  last = { event, at: now, repeated: 0 };
  const time = new Date(now).toISOString();
  const line = env.hasJsonLog
    ? JSON.stringify({ time, level, ...fields, message, ...(repeated > 0 && { repeated }) })
    : `${time} ${message}${repeated > 0 ? ` (${repeated} more since the last line)` : ''}`;
  process[level === 'error' ? 'stderr' : 'stdout'].write(`${line}\n`);
}

/** Logs what libraries print to the console as events. */
export function logConsole(): void {
  for (const [method, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const)
    console[method] = (...parts: unknown[]) => logEvent(level, format(...parts));
}

function withoutPersonalData(text: string): string {
  const mask = (address: string) => (isIP(address) === 0 || isOwnNetwork(address) ? address : MASK);
  return ADDRESSES.reduce((masked, pattern) => masked.replace(pattern, mask), text.replace(EMAIL, MASK));
}

/** Replaces the secrets of the environment in a text, also encoded, or in the parts in which an error message cuts them. */
export function redact(text: string): string {
  const masked = text.replace(/\/\/[^/\s@]+@/g, `//${MASK}@`);
  return secretParts().reduce((safe, part) => safe.replaceAll(part, MASK), masked);
}

/** The longest come first, because one can contain another. */
function secretParts(): string[] {
  const { githubToken, databaseAuthToken, ownerToken, bggToken, vercelBypassSecret } = env;
  const { githubApiUrl, githubGraphqlUrl, databaseUrl, bggApiUrl } = env;
  const tokens = [githubToken, databaseAuthToken, ownerToken, bggToken, vercelBypassSecret].filter(
    (token) => token !== undefined,
  );
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

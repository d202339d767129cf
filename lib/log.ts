import { inspect } from 'node:util';
import { redact } from './redact';

/** Everything that commands and the server print, without the secrets of the environment. */

export function print(text: string): void {
  console.log(redact(text));
}

export function printError(text: string): void {
  console.error(redact(text));
}

export function logError(message: string, error: unknown): void {
  printError(`${message}: ${inspect(error)}`);
}

import { homedir } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { isCancel } from '@clack/prompts';

export interface Terminal {
  input?: Readable;
  output?: Writable;
}

export class Stopped extends Error {}

export function answer<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new Stopped();
  return value as Exclude<Value, symbol>;
}

/** A path as a shell would read it: prompts do not replace `~` or remove quotes. */
export function readPath(path: string | undefined): string {
  return (path ?? '')
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/^~(?=\/|$)/, homedir());
}

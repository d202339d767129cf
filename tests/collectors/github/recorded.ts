import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Answered } from './fake-github';

const folder = process.env.RECORDED_FIXTURES ? join(process.env.RECORDED_FIXTURES, 'github') : undefined;

/** Whether RECORDED_FIXTURES contains recorded responses. */
export const HAS_RECORDINGS = folder !== undefined && existsSync(folder);

interface Exchange {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export function recorded<T>(name: string): T {
  return JSON.parse(readFileSync(join(folder ?? '', name), 'utf8')) as T;
}

/** Returns the recorded responses in order, then repeats the last one. */
export function replay(name: string): () => Answered {
  const exchanges = recorded<Exchange[]>(name);
  let index = 0;
  return () => {
    const { status, headers, body } = exchanges[Math.min(index++, exchanges.length - 1)] as Exchange;
    const { 'content-encoding': _, 'transfer-encoding': __, 'content-length': ___, ...kept } = headers;
    return new Answered(status, body, kept);
  };
}

/** Body of one recorded response. */
export function readRecordedBody(name: string, index = 0): object {
  const { body } = recorded<Exchange[]>(name)[index] as Exchange;
  return (typeof body === 'string' ? JSON.parse(body) : body) as object;
}

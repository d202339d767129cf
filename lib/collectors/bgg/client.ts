import type { Clock } from '../github/clock';
import { BggError } from './bgg-error';
import { type Reply, send } from './reply';
import { judge, type Verdict } from './verdict';
import { waitBefore } from './waits';

/** Longest time that one question takes, all its waits included. */
const QUESTION_MS = 5 * 60_000;
const REQUEST_MS = 60_000;

export interface ClientOptions {
  token: string;
  /** Root of the service, checked (api-url.ts). */
  apiUrl: string;
  /** Between two requests, in milliseconds. */
  pauseMs: number;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Told of each wait, in a line. */
  report: (line: string) => void;
  /** No request begins after it. */
  until?: Date | undefined;
}

type Items = Extract<Verdict, { kind: 'items' }>;

/** Asks the service for a document of items; throws BggError. */
export type BggClient = (path: string, query: Record<string, string>) => Promise<Items>;

/** A client that asks one thing at a time, at the service's pace, and waits where the service asks for it. */
export function createClient(options: ClientOptions): BggClient {
  const { apiUrl, token, pauseMs, fetch, clock, until } = options;
  let free = clock.now().getTime();
  return async (path, query) => {
    const url = `${apiUrl}/${path}?${new URLSearchParams(query)}`;
    const end = Math.min(clock.now().getTime() + QUESTION_MS, until?.getTime() ?? Infinity);
    const pace = { end, before: { queued: 0, busy: 0, failed: 0 } };
    for (let wait = free - clock.now().getTime(); ; ) {
      if (wait > 0) await clock.sleep(wait);
      const left = end - clock.now().getTime();
      if (left <= 0) throw outOfTime('did not answer in time');
      const reply = await send({ url, token, fetch, timeoutMs: Math.min(REQUEST_MS, left) });
      free = clock.now().getTime() + pauseMs;
      const verdict = judge(reply);
      if (verdict.kind === 'items') return verdict;
      wait = nextWait(verdict, reply, pace, options);
    }
  };
}

interface Pace {
  /** Milliseconds since 1970. */
  end: number;
  before: Record<Exclude<Verdict['kind'], 'items'>, number>;
}

function nextWait(
  { kind, why }: Exclude<Verdict, Items>,
  reply: Reply | undefined,
  { end, before }: Pace,
  { clock, pauseMs, report }: ClientOptions,
): number {
  const now = clock.now();
  const wait = waitBefore({ kind, before: before[kind], retryAfter: reply?.retryAfter ?? null, pauseMs, now });
  if (wait === undefined || now.getTime() + wait >= end) throw outOfTime(why);
  before[kind] += 1;
  report(`BoardGameGeek ${why}; asking again in ${Math.ceil(wait / 1000)} s.`);
  return wait;
}

function outOfTime(why: string): BggError {
  return new BggError('service', `BoardGameGeek ${why}; nothing was changed. Try again in a while.`);
}

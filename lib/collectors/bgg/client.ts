import { type Clock, parseRetryAfter } from '../shared/time';
import { BggError } from './errors';
import { classifyResponse, type Items, type Retryable, sendRequest } from './response';

const DOCUMENT_MS = 5 * 60_000;
const REQUEST_MS = 60_000;

/** Retry delays as multiples of the pause. With 5 s: queued collections after 5 to 30 s, rate limits after 30 to 240 s. */
const RETRIES = {
  queued: { first: 1, factor: 1.5, longest: 6, count: 40 },
  limited: { first: 6, factor: 2, longest: 48, count: 5 },
  unavailable: { first: 1, factor: 2, longest: 12, count: 5 },
};

export interface ClientOptions {
  token: string;
  apiUrl: string;
  pauseMs: number;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  report: (message: string) => void;
  deadline?: Date | undefined;
}

export type BggClient = (path: string, query: Record<string, string>) => Promise<Items>;

export function createClient(options: ClientOptions): BggClient {
  const { apiUrl, token, pauseMs, fetch, clock, report, deadline } = options;
  const now = () => clock.now().getTime();
  let nextRequest = now();
  return async (path, query) => {
    const url = `${apiUrl}/${path}?${new URLSearchParams(query)}`;
    const end = Math.min(now() + DOCUMENT_MS, deadline?.getTime() ?? Infinity);
    const retries = { queued: 0, limited: 0, unavailable: 0 };
    for (;;) {
      if (nextRequest > now()) await clock.sleep(nextRequest - now());
      if (now() >= end) throw gaveUp('did not answer in time');
      const response = await sendRequest({ url, token, fetch, timeoutMs: Math.min(REQUEST_MS, end - now()) });
      nextRequest = now() + pauseMs;
      const result = classifyResponse(response);
      if (result.kind === 'items') return result;
      const delay =
        parseRetryAfter(response?.headers.get('retry-after'), clock.now()) ?? backoff(result, retries, pauseMs);
      if (retries[result.kind] >= RETRIES[result.kind].count || now() + delay >= end) throw gaveUp(result.reason);
      retries[result.kind] += 1;
      report(`BoardGameGeek ${result.reason}; retrying in ${Math.ceil(delay / 1000)} s.`);
      nextRequest = now() + delay;
    }
  };
}

function backoff({ kind }: Retryable, retries: Record<Retryable['kind'], number>, pauseMs: number): number {
  const { first, factor, longest } = RETRIES[kind];
  return pauseMs * Math.min(longest, first * factor ** retries[kind]);
}

function gaveUp(reason: string): BggError {
  return new BggError('service', `BoardGameGeek ${reason}; nothing was changed. Try again later.`);
}

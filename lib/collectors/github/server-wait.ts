/** Longest single wait that a collection takes on, in milliseconds; what asks for more ends the run with a message. */
export const LONGEST_WAIT_MS = 15 * 60_000;
/** Wait after a secondary limit that names no time, doubled each time (GitHub asks for at least a minute). */
const UNNAMED_WAIT_MS = 60_000;
const SECONDARY = /secondary rate|abuse detection|rate limit exceeded/i;

/** The part of an answer that says whether and how long to wait. */
export interface Answer {
  status: number;
  /** Header names in lower case. */
  headers: Record<string, string | number | undefined>;
  body: unknown;
}

/**
 * Milliseconds that an answer asks to wait before the same request is sent again; undefined where it asks for nothing.
 * Limits come as 403, 429 or, from GraphQL, as 200 with an error; 503 may carry a time too.
 * @param attempt how many waits this request has had before
 */
export function serverWait({ status, headers, body }: Answer, attempt: number, now: Date): number | undefined {
  const named = retryAfter(headers['retry-after'], now);
  if (status === 503) return named;
  const limited = [403, 429].includes(status) ? isLimit(status, headers, body) : status === 200 && saysLimited(body);
  if (!limited) return undefined;
  if (named !== undefined) return named;
  if (String(headers['x-ratelimit-remaining']) === '0') return untilReset(headers['x-ratelimit-reset'], now, attempt);
  return UNNAMED_WAIT_MS * 2 ** attempt;
}

/** A 403 is mostly a plain refusal, which no wait changes. */
function isLimit(status: number, headers: Answer['headers'], body: unknown): boolean {
  const spent = String(headers['x-ratelimit-remaining']) === '0';
  return status === 429 || spent || headers['retry-after'] !== undefined || SECONDARY.test(messageOf(body));
}

function saysLimited(body: unknown): boolean {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return false;
  return errors.some((error) => error?.type === 'RATE_LIMITED' || SECONDARY.test(messageOf(error)));
}

function messageOf(body: unknown): string {
  return String((body as { message?: unknown } | null)?.message ?? '');
}

/** Seconds or an HTTP date (RFC 9110, section 10.2.3). */
function retryAfter(value: string | number | undefined, now: Date): number | undefined {
  if (value === undefined || value === '') return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(String(value)) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** One second past the reset, since clocks differ; a missing reset is a minute. */
function untilReset(value: string | number | undefined, now: Date, attempt: number): number {
  const reset = Number(value);
  if (value === undefined || !Number.isFinite(reset)) return UNNAMED_WAIT_MS * 2 ** attempt;
  return Math.max(0, reset * 1000 - now.getTime()) + 1000;
}

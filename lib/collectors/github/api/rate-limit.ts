import { parseRetryAfter } from '../../shared/time';

/** For limits that name no time. GitHub asks for at least a minute; the wait doubles with each attempt. */
const DEFAULT_WAIT_MS = 60_000;
const SECONDARY_LIMIT = /secondary rate|abuse detection|rate limit (?:already )?exceeded/i;

export interface GithubResponse {
  status: number;
  headers: Record<string, string | number | undefined>;
  data?: unknown;
}

/** Milliseconds to wait before repeating a request, after `attempt` waits; undefined if it hit no rate limit. */
export function rateLimitWait(response: GithubResponse, attempt: number, now: Date): number | undefined {
  const { status, headers } = response;
  const retryAfter = parseRetryAfter(headers['retry-after'], now);
  if (status === 503) return retryAfter;
  if (!isLimited(response)) return undefined;
  if (retryAfter !== undefined) return retryAfter;
  const reset = isUsedUp(headers) ? Number(headers['x-ratelimit-reset'] ?? Number.NaN) : Number.NaN;
  if (Number.isNaN(reset)) return DEFAULT_WAIT_MS * 2 ** attempt;
  return Math.max(0, reset * 1000 - now.getTime()) + 1000;
}

function isLimited({ status, headers, data }: GithubResponse): boolean {
  if (status === 429) return true;
  if (status === 403)
    return isUsedUp(headers) || headers['retry-after'] !== undefined || SECONDARY_LIMIT.test(readMessage(data));
  const errors = status === 200 ? (data as { errors?: unknown } | null)?.errors : undefined;
  if (!Array.isArray(errors)) return false;
  return errors.some((error) => /^RATE_LIMIT(ED)?$/.test(error?.type) || SECONDARY_LIMIT.test(readMessage(error)));
}

function isUsedUp(headers: GithubResponse['headers']): boolean {
  return String(headers['x-ratelimit-remaining']) === '0';
}

function readMessage(data: unknown): string {
  return String((data as { message?: unknown } | null)?.message ?? '');
}

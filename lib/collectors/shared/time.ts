import { DAY_MS, isDate } from '../../dates';

export interface Clock {
  now(): Date;
  sleep(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Milliseconds until the time in a Retry-After header: seconds or an HTTP date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(header: string | number | null | undefined, now: Date): number | undefined {
  const text = String(header ?? '').trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Start of a window given as 90d, 12w or a past date (UTC) such as 2026-08-01; undefined for any other text. */
export function parseSince(text: string, now: Date): Date | undefined {
  const [, count, unit] = /^(\d{1,5})([dw])$/.exec(text) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (unit === 'w' ? 7 : 1) * DAY_MS);
  return isDate(text) && new Date(text) < now ? new Date(text) : undefined;
}

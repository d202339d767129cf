import type { Verdict } from './verdict';

interface Ask {
  kind: Exclude<Verdict['kind'], 'items'>;
  /** How many answers of this kind the request has had before. */
  before: number;
  retryAfter: string | null;
  pauseMs: number;
  now: Date;
}

/** In pauses: the first wait, how it grows, and the longest. With pauses of 5 s: polls after 5 to 30 s, limits after 30. */
const GROWTH = {
  queued: { first: 1, factor: 1.5, longest: 6, most: 40 },
  busy: { first: 6, factor: 2, longest: 48, most: 5 },
  failed: { first: 1, factor: 2, longest: 12, most: 5 },
};

/** Milliseconds before the request is sent again; undefined where it was sent often enough. Retry-After wins. */
export function waitBefore({ kind, before, retryAfter, pauseMs, now }: Ask): number | undefined {
  const { first, factor, longest, most } = GROWTH[kind];
  if (before >= most) return undefined;
  return named(retryAfter, now) ?? pauseMs * Math.min(longest, first * factor ** before);
}

/** Seconds or an HTTP date (RFC 9110, section 10.2.3). */
function named(retryAfter: string | null, now: Date): number | undefined {
  const text = retryAfter?.trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

import { expect, test } from 'vitest';
import { type GithubResponse, rateLimitWait } from '../../../../lib/collectors/github/api/rate-limit';

const now = new Date('2026-11-21T08:00:00Z');
const wait = (response: Partial<GithubResponse>, attempt = 0) =>
  rateLimitWait({ status: 200, headers: {}, data: null, ...response }, attempt, now);
const readWait = (status: number, headers: GithubResponse['headers'], data: unknown = null) =>
  wait({ status, headers, data });

const secondary = { message: 'You have exceeded a secondary rate limit. Please wait.' };
/** Headers of a limit that is reset so many seconds from now. */
const usedUp = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(now.getTime() / 1000 + seconds),
});

test('a limit names the time to wait', () => {
  expect(readWait(403, { 'retry-after': '30' })).toBe(30_000);
  expect(readWait(429, { 'retry-after': 'Sat, 21 Nov 2026 08:00:45 GMT' })).toBe(45_000);
  expect(readWait(429, { 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT' })).toBe(0);
  expect(readWait(403, usedUp(120))).toBe(121_000);
  expect(readWait(403, usedUp(-50))).toBe(1000);
  expect(readWait(403, { ...usedUp(900), 'retry-after': '5' })).toBe(5000);
  expect(readWait(200, usedUp(60), { errors: [{ type: 'RATE_LIMITED' }] })).toBe(61_000);
  expect(readWait(200, usedUp(60), { errors: [{ type: 'RATE_LIMIT' }] })).toBe(61_000);
  expect(readWait(503, { 'retry-after': '20' })).toBe(20_000);
});

test('a limit without a time waits a minute, and twice as long each time', () => {
  expect(readWait(403, { 'x-ratelimit-remaining': '0' })).toBe(60_000);
  expect(readWait(429, {})).toBe(60_000);
  expect(readWait(403, {}, { message: 'You have triggered an abuse detection mechanism.' })).toBe(60_000);
  expect(readWait(200, {}, { errors: [secondary] })).toBe(60_000);
  expect(readWait(200, {}, { errors: [{ message: 'API rate limit already exceeded for user ID 1.' }] })).toBe(60_000);
  expect([0, 1, 2].map((attempt) => wait({ status: 403, data: secondary }, attempt))).toEqual([
    60_000, 120_000, 240_000,
  ]);
});

test('other responses are no limit', () => {
  expect(readWait(200, { 'x-ratelimit-remaining': '0' }, { data: {} })).toBeUndefined();
  expect(readWait(403, {}, { message: 'Resource not accessible by integration' })).toBeUndefined();
  expect(readWait(503, {})).toBeUndefined();
  expect(readWait(200, {}, '<html>')).toBeUndefined();
});

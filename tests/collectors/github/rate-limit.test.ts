import { expect, test } from 'vitest';
import { type GithubResponse, rateLimitWait } from '../../../lib/collectors/github/rate-limit';

const now = new Date('2026-11-21T08:00:00Z');
const inSeconds = (seconds: number) => String(now.getTime() / 1000 + seconds);
const secondary = { message: 'You have exceeded a secondary rate limit. Please wait.' };

test.each<[string, Partial<GithubResponse>, number | undefined]>([
  ['403 with retry-after', { status: 403, headers: { 'retry-after': '30' } }, 30_000],
  ['429 with retry-after and no wording', { status: 429, headers: { 'retry-after': '7' } }, 7_000],
  ['retry-after as a date', { status: 429, headers: { 'retry-after': 'Sat, 21 Nov 2026 08:00:45 GMT' } }, 45_000],
  ['retry-after in the past', { status: 429, headers: { 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT' } }, 0],
  [
    'primary limit as 403',
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(120) } },
    121_000,
  ],
  [
    'primary limit as 429',
    { status: 429, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(9) } },
    10_000,
  ],
  [
    'a reset that is over',
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(-50) } },
    1_000,
  ],
  ['primary limit without reset', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }, 60_000],
  [
    'retry-after wins over reset',
    { status: 403, headers: { 'retry-after': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(900) } },
    5_000,
  ],
  ['secondary limit without a time', { status: 403, data: secondary }, 60_000],
  ['429 without anything', { status: 429 }, 60_000],
  [
    'abuse detection, the old wording',
    { status: 403, data: { message: 'You have triggered an abuse detection mechanism.' } },
    60_000,
  ],
  [
    'GraphQL limit as 200',
    {
      status: 200,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(60) },
      data: { errors: [{ type: 'RATE_LIMITED' }] },
    },
    61_000,
  ],
  ['GraphQL secondary limit as 200', { status: 200, data: { errors: [secondary] } }, 60_000],
  [
    'the last request of an hour, answered',
    { status: 200, headers: { 'x-ratelimit-remaining': '0' }, data: { data: {} } },
    undefined,
  ],
  ['a plain refusal', { status: 403, data: { message: 'Resource not accessible by integration' } }, undefined],
  ['503 that names a time', { status: 503, headers: { 'retry-after': '20' } }, 20_000],
  ['503 without one', { status: 503 }, undefined],
  ['an unreadable body', { status: 200, data: '<html>' }, undefined],
])('%s', (_, answer, expected) => {
  expect(rateLimitWait({ status: 200, headers: {}, data: null, ...answer }, 0, now)).toBe(expected);
});

test('waits without a time double', () => {
  const answer = { status: 403, headers: {}, data: secondary };
  expect([0, 1, 2].map((attempt) => rateLimitWait(answer, attempt, now))).toEqual([60_000, 120_000, 240_000]);
});

import { expect, test } from 'vitest';
import { writeCollection } from './documents';
import type { FakeAnswer } from './fake-bgg';
import { createTestClient } from './shelf-world';

const GOOD: FakeAnswer = { body: writeCollection([]) };
const QUEUED: FakeAnswer = { status: 202, body: '<message>accepted</message>' };
const LIMIT: FakeAnswer = { status: 429, body: '<error><message>Rate limit exceeded.</message></error>' };
const HTML: FakeAnswer = { body: '<html><p>Busy</html>', headers: { 'content-type': 'text/html' } };

/** Requests one document; the service returns these responses in turn and then repeats the last one. */
async function ask(...answers: FakeAnswer[]) {
  let index = 0;
  const world = createTestClient(() => answers[Math.min(index++, answers.length - 1)] ?? GOOD);
  const outcome = await world.client('collection', { username: 'a b&c' }).then(
    () => 'good',
    (error: Error) => error.message,
  );
  return { ...world, outcome };
}

test('a request sends the token and escapes the user name', async () => {
  const { asked, headers, clock } = await ask(GOOD);
  expect(asked).toEqual(['/xmlapi2/collection?username=a+b%26c']);
  expect(headers[0]?.get('authorization')).toBe('Bearer s3cret');
  expect(clock.slept).toEqual([]);
});

test.each<[string, FakeAnswer[], number[]]>([
  ['a queued collection is polled with growing delays', [QUEUED, QUEUED, QUEUED, GOOD], [5000, 7500, 11_250]],
  ['a queue message with status 200 is recognized', [{ body: '<message>accepted</message>' }, GOOD], [5000]],
  ['a rate limit waits 30 seconds or more', [LIMIT, LIMIT, GOOD], [30_000, 60_000]],
  [
    'a failing server is retried with growing delays',
    [{ status: 503 }, { status: 500 }, { status: 502 }, GOOD],
    [5000, 10_000, 20_000],
  ],
  ['Retry-After takes precedence', [{ status: 503, headers: { 'retry-after': '2' } }, GOOD], [2000]],
  ['a rate limit with status 200 is recognized', [{ body: LIMIT.body ?? '' }, GOOD], [30_000]],
  ['a truncated document is retried', [{ body: '<items><item>' }, GOOD], [5000]],
  ['a document that is not UTF-8 is retried', [{ body: new Uint8Array([0x3c, 0xe9, 0x3e]) }, GOOD], [5000]],
])('%s', async (_, answers, slept) => {
  const { outcome, clock } = await ask(...answers);
  expect(outcome).toBe('good');
  expect(clock.slept).toEqual(slept);
});

test.each<[FakeAnswer, RegExp, number]>([
  [{ status: 401, body: 'Unauthorized.' }, /rejected the token.*boardgamegeek\.com\/using_the_xml_api.*BGG_TOKEN/, 1],
  [
    { status: 301, headers: { location: 'https://www.boardgamegeek.com/x?key=1' } },
    /BGG_API_URL redirects to www\.boardgamegeek\.com\. Set it to/,
    1,
  ],
  [{ status: 404 }, /BGG_API_URL is not the address of the API/, 1],
  [{ status: 400, body: 'Too many items' }, /status 400: Too many items/, 1],
  [
    { body: '<errors><error><message>Invalid username specified</message></error></errors>' },
    /has no user with this name/,
    1,
  ],
  [{ body: '<errors><error><message>Odd</message></error></errors>' }, /rejected the request: Odd/, 1],
  [{ body: "<error message='Odd'/>" }, /rejected the request: Odd/, 1],
  [{ body: '<errors></errors>' }, /rejected the request: no reason given/, 1],
  [{ ...LIMIT, headers: { 'retry-after': '3600' } }, /too many requests; nothing was changed/, 1],
  [LIMIT, /too many requests; nothing was changed/, 4],
  [{ status: 503 }, /status 503; nothing was changed/, 6],
  [HTML, /returned a web page; nothing was changed/, 6],
  [QUEUED, /is still preparing the collection; nothing was changed/, 13],
])('the response %j ends with its reason', async (answer, reason, requests) => {
  const { outcome, asked, clock } = await ask(answer);
  expect(outcome).toMatch(reason);
  expect(outcome).not.toMatch(/s3cret|\n/);
  expect(asked).toHaveLength(requests);
  expect(clock.slept.reduce((total, ms) => total + ms, 0)).toBeLessThan(300_000);
});

test('an unreachable service is retried, then reported', async () => {
  const { client, clock } = createTestClient(() => {
    throw new TypeError('fetch failed');
  });
  await expect(client('thing', { id: '1' })).rejects.toThrow('BoardGameGeek cannot be reached; nothing was changed.');
  expect(clock.slept).toEqual([5000, 10_000, 20_000, 40_000, 60_000]);
});

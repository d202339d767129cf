import { expect, test } from 'vitest';
import { collectionOf } from './documents';
import type { FakeAnswer } from './fake-bgg';
import { clientOf } from './shelf-world';

const GOOD: FakeAnswer = { body: collectionOf([]) };
const QUEUED: FakeAnswer = { status: 202, body: '<message>accepted</message>' };
const LIMIT: FakeAnswer = { status: 429, body: '<error><message>Rate limit exceeded.</message></error>' };
const HTML: FakeAnswer = { body: '<html><p>Busy</html>', headers: { 'content-type': 'text/html' } };

/** Asks once; the service gives these answers in turn, the last one for ever. */
async function ask(...answers: FakeAnswer[]) {
  let index = 0;
  const world = clientOf(() => answers[Math.min(index++, answers.length - 1)] ?? GOOD);
  const outcome = await world.client('collection', { username: 'a b&c' }).then(
    () => 'good',
    (error: Error) => error.message,
  );
  return { ...world, outcome };
}

test('a request carries the token and escapes the name', async () => {
  const { asked, headers, clock } = await ask(GOOD);
  expect(asked).toEqual(['/xmlapi2/collection?username=a+b%26c']);
  expect(headers[0]?.get('authorization')).toBe('Bearer s3cret');
  expect(clock.slept).toEqual([]);
});

test('requests keep their distance', async () => {
  const { client, clock } = clientOf(() => GOOD);
  for (const id of ['1', '2', '3']) await client('thing', { id });
  expect(clock.slept).toEqual([5000, 5000]);
});

test.each<[string, FakeAnswer[], number[]]>([
  ['a queued collection is polled at growing distances', [QUEUED, QUEUED, QUEUED, GOOD], [5000, 7500, 11_250]],
  ['a queue told with status 200 is one', [{ body: '<message>accepted</message>' }, GOOD], [5000]],
  ['a limit waits half a minute and more', [LIMIT, LIMIT, GOOD], [30_000, 60_000]],
  ['a limit told with status 200 is one', [{ body: LIMIT.body ?? '' }, GOOD], [30_000]],
  [
    'a busy server is asked at growing distances',
    [{ status: 503 }, { status: 500 }, { status: 502 }, GOOD],
    [5000, 10_000, 20_000],
  ],
  ['Retry-After wins', [{ status: 503, headers: { 'retry-after': '2' } }, GOOD], [2000]],
  ['Retry-After wins over a poll too', [{ ...QUEUED, headers: { 'retry-after': '17' } }, GOOD], [17_000]],
  [
    'Retry-After may be a date',
    [{ ...LIMIT, headers: { 'retry-after': 'Sat, 21 Nov 2026 08:01:00 GMT' } }, GOOD],
    [60_000],
  ],
  ['a web page is no answer', [HTML, GOOD], [5000]],
  ['half a document is no answer', [{ body: '<items><item>' }, GOOD], [5000]],
  ['the wrong encoding is no answer', [{ body: new Uint8Array([0x3c, 0xe9, 0x3e]) }, GOOD], [5000]],
])('%s', async (_, answers, slept) => {
  const { outcome, clock } = await ask(...answers);
  expect(outcome).toBe('good');
  expect(clock.slept).toEqual(slept);
});

test.each<[FakeAnswer, RegExp, number]>([
  [
    { status: 401, body: 'Unauthorized.' },
    /does not accept the token.*boardgamegeek\.com\/using_the_xml_api.*BGG_TOKEN/,
    1,
  ],
  [
    { status: 301, headers: { location: 'https://www.boardgamegeek.com/x?key=1' } },
    /redirects to www\.boardgamegeek\.com, .*BGG_API_URL|BGG_API_URL redirects to www/,
    1,
  ],
  [{ status: 404 }, /no service at BGG_API_URL/, 1],
  [{ status: 400, body: 'Cannot load more than 20 items' }, /status 400: Cannot load more than 20 items/, 1],
  [
    { body: '<errors><error><message>Invalid username specified</message></error></errors>' },
    /does not know this user/,
    1,
  ],
  [{ body: '<errors><error><message>Odd</message></error></errors>' }, /refused the request: Odd/, 1],
  [{ ...LIMIT, headers: { 'retry-after': '3600' } }, /too many requests; nothing was changed/, 1],
  [LIMIT, /too many requests; nothing was changed/, 4],
  [{ status: 503 }, /status 503; nothing was changed/, 6],
  [HTML, /answered with a web page; nothing was changed/, 6],
  [QUEUED, /is preparing the collection; nothing was changed/, 13],
])('the answer %j ends with its reason', async (answer, reason, requests) => {
  const { outcome, asked, clock } = await ask(answer);
  expect(outcome).toMatch(reason);
  expect(outcome).not.toMatch(/s3cret|\n/);
  expect(asked).toHaveLength(requests);
  expect(clock.slept.reduce((total, ms) => total + ms, 0)).toBeLessThan(300_000);
});

test('a service that cannot be reached is asked again, then told of', async () => {
  const { client, clock } = clientOf(() => {
    throw new TypeError('fetch failed');
  });
  await expect(client('thing', { id: '1' })).rejects.toThrow('BoardGameGeek cannot be reached; nothing was changed.');
  expect(clock.slept).toEqual([5000, 10_000, 20_000, 40_000, 60_000]);
});

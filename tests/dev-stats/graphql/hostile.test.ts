import { expect, test } from 'vitest';
import { post, testApi } from './api';

const query = (text: string, variables = {}) => post(JSON.stringify({ query: text, variables }));
const repeat = (text: string, times: number, join = ' ') => Array(times).fill(text).join(join);
const each = (times: number, make: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => make(index)).join(' ');
const request = (method: string, headers = {}) => new Request('http://localhost/graphql', { method, headers });
const deep = (times: number) => `${'{ projects { edges { node '.repeat(times)}{ id }${' } } }'.repeat(times)}`;

const nested = (levels: number, open: string, close: string) => `${open.repeat(levels)}1${close.repeat(levels)}`;
const nestedVariable = (levels: number) =>
  `{"query":"query ($id: ID!) { githubRepository(id: $id) { repository { id } } }","variables":{"id":${nested(levels, '[', ']')}}}`;

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(32)) });
}

test.each([
  ['nested braces', () => query('{'.repeat(30_000))],
  ['a fragment cycle', () => query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')],
  [
    'doubling fragments',
    () =>
      query(
        `{ ...F0 } ${each(40, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F40 on Query { __typename }`,
      ),
  ],
  [
    'recursive introspection',
    () => query(`{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} } '.repeat(10)} } } }`),
  ],
  ['thousands of directives', () => query(`{ __typename ${repeat('@skip(if: false)', 2000)} }`)],
  ['an unknown directive', () => query('{ __typename @defer }')],
  ['a variable nested too deep to be scanned by recursion', () => post(nestedVariable(6_000))],
  ['variables that are not an object', () => post('{"query":"{ __typename }","variables":"x"}')],
  ['a number that is too large', () => query('{ projects(first: 99999999999) { totalCount } }')],
  ['a mutation', () => query('mutation { __typename }')],
  ['a subscription', () => query('subscription { __typename }')],
  ['ten megabytes', () => post('x'.repeat(10_000_000))],
  ['an endless body', () => post(endless())],
  ['a wrong content-length', () => post('{"query":"{ __typename }"}', { 'content-length': '99999999' })],
  [
    'invalid UTF-8',
    () => post(new Uint8Array([...Buffer.from('{"query":"{ __typename } #'), 0xff, 0xfe, ...Buffer.from('"}')])),
  ],
  ['an empty body', () => post('')],
  ['truncated JSON', () => post('{"query":')],
  ['a list', () => post('[]')],
  ['deep JSON', () => post('['.repeat(60_000))],
  ['no query', () => post('{}')],
  ['a query that is not a string', () => post('{"query":{"a":1}}')],
  ['an unknown operation', () => post('{"query":"query A { __typename }","operationName":"B"}')],
  ['text', () => post('{ __typename }', { 'content-type': 'text/plain' })],
  ['a form', () => post('query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['an invalid content type', () => post('{}', { 'content-type': ';;;' })],
  ['an unsupported response type', () => post('{"query":"{ __typename }"}', { accept: 'image/png' })],
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => [method, () => request(method)] as const),
  ['a GET without a query', () => request('GET')],
  ['a GET with invalid UTF-8', () => new Request('http://localhost/graphql?query=%ff%fe')],
  ['a stream of events', () => request('GET', { accept: 'text/event-stream' })],
] as const)('%s gets a 4xx response, and the next request succeeds', { timeout: 2000 }, async (_, make) => {
  const api = testApi();
  const response = await api(make());
  expect([response.status, await response.text()]).toEqual([
    expect.toSatisfy((status) => status >= 400 && status < 500),
    expect.any(String),
  ]);
  const next = await api(query('{ __typename }'));
  expect(await next.json()).toEqual({ data: { __typename: 'Query' } });
});

const EXPENSIVE =
  'githubRepository(id: "x") { commits { id sha message authorName authorDate htmlUrl } issues { id title state } }';

test.each([
  ['tokens', `{ ${repeat('__typename', 1000)} }`, 'Document contains more that 1000 tokens'],
  ['levels', deep(3), 'The query is 10 levels deep; the limit is 8.'],
  [
    'aliases',
    `{ githubStats { ${each(16, (index) => `a${index}: lastSyncAt`)} } }`,
    'The query has 16 aliases; the limit is 15.',
  ],
  ['fields that cost much', `{ ${each(14, (index) => `a${index}: ${EXPENSIVE}`)} }`, 'the limit is 314000.'],
])('a query with too many %s is refused by its limit', async (_, text, reason) => {
  const response = await testApi()(query(text));
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(reason)]);
});

import { expect, test } from 'vitest';
import { post, testApi } from './api';

const ALLOWED = 'https://www.example.com';
const QUERY = '{"query":"{ __typename }"}';

function preflight(origin: string): Request {
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  return new Request('http://localhost/graphql', { method: 'OPTIONS', headers });
}

const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

test.each([
  ['no site is named', [], ALLOWED, null],
  ['another site is named', [ALLOWED], 'https://evil.example', null],
  ['it is named', [ALLOWED, 'https://two.example'], ALLOWED, ALLOWED],
])('when %s, the pages of a site may send queries: %j %s %s', async (_, origins, origin, allowed) => {
  const api = testApi({ origins });
  const answer = await api(post(QUERY, { origin }));
  expect(answer.status).toBe(200);
  expect(allowedOrigin(answer)).toBe(allowed);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

test('before a query, a page of a named site may ask for permission', async () => {
  const api = testApi({ origins: [ALLOWED, 'https://two.example'] });
  const allowed = await api(preflight(ALLOWED));
  expect([allowed.status, allowedOrigin(allowed)]).toEqual([204, ALLOWED]);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(allowedOrigin(await api(preflight('https://evil.example')))).toBeNull();
});

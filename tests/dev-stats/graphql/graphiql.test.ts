import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'file:/nowhere/at/all.db');
});
afterEach(() => vi.unstubAllEnvs());

async function open(mode: string, query = '') {
  vi.stubEnv('NODE_ENV', mode);
  const { GET } = await import('@/app/graphql/route.dev-stats');
  return GET(new Request(`http://localhost/graphql${query}`, { headers: { accept: PAGE } }));
}

test('in development a browser gets GraphiQL without assets from other hosts', {
  timeout: 60_000,
}, async () => {
  const response = await open('development');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const page = await response.text();
  expect(page).toContain('YogaGraphiQL.renderYogaGraphiQL');
  expect(page).toContain('"endpoint":"/graphql"');
  expect(page).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*href="(?!data:)|@import/);
});

test('in development a GET with a query is executed', async () => {
  const response = await open('development', '?query={__typename}');
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

test.each(['production', 'test'])('in %s GraphiQL is not served', async (mode) => {
  const response = await open(mode);
  expect(response.headers.get('content-type')).toMatch(/json/);
  expect(await response.text()).not.toContain('<script');
});

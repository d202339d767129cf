import { FILES, PICTURES } from './pages';
import { type APIRequestContext, expect, test } from './test';

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000',
};
const TEXT = /^text\/|[/+](json|xml)\b/;

function ask(request: APIRequestContext, path: string, method = 'GET', headers: Record<string, string> = {}) {
  return request.fetch(path, { method, headers, maxRedirects: 0 });
}

test('a page or file that has not changed is not sent again', async ({ request }) => {
  expect(FILES.length).toBeGreaterThan(60);
  for (const path of ['/', ...FILES, ...PICTURES.slice(0, 1)]) {
    const { etag } = (await ask(request, path)).headers();
    expect.soft(etag, path).toMatch(/^W\/"/);
    const again = await ask(request, path, 'GET', { 'if-none-match': etag ?? '' });
    expect.soft([again.status(), (await again.body()).length], path).toEqual([304, 0]);
    const stale = await ask(request, path, 'GET', { 'if-none-match': 'W/"stale"' });
    expect.soft(stale.status(), path).toBe(200);
  }
});

test('pages, text files and answers of the API are compressed', async ({ request }) => {
  const query = '{__schema{types{name description}}}';
  let compressed = 0;
  for (const path of ['/', '/dev-stats', ...FILES, `/graphql?query=${encodeURIComponent(query)}`]) {
    const response = await ask(request, path);
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers();
    // Smaller responses fit one packet either way.
    if (!TEXT.test(type) || (await response.body()).length < 1024) continue;
    expect.soft(encoding, path).toBe(path.startsWith('/graphql') ? 'gzip' : 'br');
    const older = await ask(request, path, 'GET', { 'accept-encoding': 'gzip' });
    expect.soft(older.headers()['content-encoding'], path).toBe('gzip');
    compressed += 1;
  }
  expect(compressed).toBeGreaterThan(20);
});

test('the page for errors of the server has their status', async ({ page }) => {
  const response = await page.goto('/server-error');
  expect(response?.status()).toBe(500);
  expect(response?.headers()).toMatchObject({ ...SECURITY, 'content-security-policy': expect.any(String) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
});

test('redirects carry the security headers', async ({ request }) => {
  for (const [path, target] of [
    ['/projects/', '/projects'],
    ['/projects/?q=a', '/projects?q=a'],
    ['/docs//frontend', '/docs/frontend'],
  ] as const) {
    const response = await ask(request, path);
    expect.soft([response.status(), response.headers().location], path).toEqual([308, target]);
    expect.soft(response.headers(), path).toMatchObject(SECURITY);
  }
});

test('other sites may show pictures of this one, and embed neither its pages nor other files', async ({ request }) => {
  expect((await ask(request, '/')).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const shared = ['/og-preview.png', '/share/resume.png', '/favicon.ico', '/projects/dachshund-app/thumbnail.svg'];
  for (const path of [...shared, '/resume.pdf', '/feed.xml', '/graphql?query={__typename}']) {
    const expected = shared.includes(path) ? 'cross-origin' : 'same-origin';
    expect((await ask(request, path)).headers()['cross-origin-resource-policy'], path).toBe(expected);
  }
});

test('offers of another protocol are ignored', async ({ request }) => {
  const offer = { connection: 'Upgrade', upgrade: 'h2c' };
  expect((await ask(request, '/healthz')).ok()).toBe(true);
  for (const path of ['/', '/healthz']) expect((await ask(request, path, 'GET', offer)).status()).toBe(200);
});

test('an idle connection stays open for longer than proxies keep it', async ({ request }) => {
  const { 'keep-alive': idle = '' } = (await ask(request, '/')).headers();
  expect(Number(/timeout=(\d+)/.exec(idle)?.[1])).toBeGreaterThan(120);
});

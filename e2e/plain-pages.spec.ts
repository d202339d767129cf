import { once } from 'node:events';
import { get } from 'node:http';
import { hasSample } from '../scripts/test/sample-tests';
import { originOf, SITE } from './servers';
import { expect, test } from './test';

test('a page without an interactive part loads no script, and its manifest after the first paint', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const path of [
    '/',
    '/resume',
    '/docs',
    '/docs/data/redis',
    '/lab',
    '/no-such-page',
    '/projects/no-such-project',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const inline = await page.locator('script:not([type])').allTextContents();
    expect(
      inline.every((text) => text.length < 1024),
      path,
    ).toBe(true);
    expect(
      inline.filter((text) => text.includes('late.content')),
      path,
    ).toHaveLength(1);
    expect(
      inline.filter((text) => text.includes('"/search"') && text.length <= 520),
      path,
    ).toHaveLength(1);
    await expect(page.locator('head > link[rel=manifest]'), path).toHaveCount(1);
  }
  expect(scripts).toEqual([]);
});

test('a page with an interactive part keeps its scripts', async ({ page }) => {
  for (const path of [
    '/contact',
    '/projects',
    '/tabletop',
    '/astrophotography',
    '/dev-stats',
    '/lab/hex-line-of-sight',
  ]) {
    await page.goto(path);
    expect(await page.locator('script[src]').count(), path).toBeGreaterThan(0);
  }
});

test('a page hydrates when its scripts come from the cache', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const path of ['/contact', '/projects', '/dev-stats', '/contact']) await page.goto(path);
  expect(errors).toEqual([]);
});

test('an interactive page loads its scripts after the first paint', async ({ request }) => {
  for (const path of ['/contact', '/projects', '/dev-stats']) {
    const [text = '', late = ''] = (await (await request.get(path)).text()).split('<template id="late">');
    expect(text, path).not.toMatch(/<script[^>]* src=/);
    expect(late, path).toMatch(/<script[^>]* src=/);
  }
});

test('no page fetches a stylesheet', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  for (const path of ['/', '/contact', '/projects', '/dev-stats']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
});

test('browsers prerender plain pages while the pointer rests on a link', async ({ page }) => {
  await page.goto('/');
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
  const [{ where, eagerness }] = rules.prerender;
  expect(eagerness).toBe('moderate');
  expect(where.href_matches).toEqual(expect.arrayContaining(['/', '/resume', '/docs{/*}?']));
  expect(where.href_matches).not.toContain('/contact');
});

test('pages and scripts have a policy without unsafe-inline', async ({ request }) => {
  for (const path of ['/', '/contact', '/nowhere', '/projects/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scriptSources = policy.match(/script-src ([^;]*)/)?.[1];
    expect(scriptSources, path).toContain("'sha256-");
    expect(scriptSources, path).not.toContain('unsafe-inline');
  }
});

for (const [file, title] of [
  ['404.html', 'Page Not Found'],
  ['500.html', 'Unexpected Application Error!'],
] as const) {
  test(`${file}, which hosts send without headers, has its own policy and no script file`, async ({ page }) => {
    await page.route('/', (route) =>
      route.fulfill({ path: `.next/server/pages/${file}`, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expect(page.locator('head > meta[http-equiv=Content-Security-Policy]')).toHaveCount(1);
  });
}

test('the home page and its headers fit the ten packets that a server may send at once', async () => {
  test.skip(!hasSample, 'the content decides');
  const [response] = await once(get(`${originOf(SITE)}/`, { headers: { 'accept-encoding': 'br' } }), 'response');
  const { socket } = response;
  await response.forEach(() => {});
  expect(socket.bytesRead).toBeLessThanOrEqual(10 * 1460);
});

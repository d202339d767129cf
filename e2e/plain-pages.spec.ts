import { once } from 'node:events';
import { get } from 'node:http';
import { hasSample } from '../scripts/test/sample-tests';
import { originOf, SITE } from './servers';
import { expect, test } from './test';

test('a plain page loads no script or stylesheet, and its manifest after the first paint', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(request.url());
  });
  const paths = ['/', '/resume', '/projects/dachshund-app', '/astrophotography/pleiades', '/docs/data/redis', '/lab'];
  for (const path of [...paths, '/no-such-page', '/projects/no-such-project']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('head > link[rel=manifest]'), path).toHaveCount(1);
  }
  expect(loaded).toEqual([]);
});

test('an interactive page loads scripts once, after the first paint, and no stylesheet', async ({ page, request }) => {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('request', (sent) => sent.resourceType() === 'stylesheet' && wrong.push(sent.url()));
  const paths = ['/projects', '/tabletop', '/astrophotography', '/dev-stats', '/lab/hex-line-of-sight'];
  for (const path of [...paths, '/projects']) {
    const [text = '', late = ''] = (await (await request.get(path)).text()).split('<template id="late">');
    expect(text, path).not.toMatch(/<script[^>]* src=/);
    expect(late, path).toMatch(/<script[^>]* src=/);
    await page.goto(path, { waitUntil: 'networkidle' });
    const sources = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
    expect(sources, path).toEqual([...new Set(sources)]);
  }
  expect(wrong).toEqual([]);
});

test('error pages that hosts send without headers have their own policy and no script file', async ({ page }) => {
  for (const [file, title] of [
    ['404.html', 'Page Not Found'],
    ['500.html', 'Unexpected Application Error!'],
  ] as const) {
    await page.route('/', (route) =>
      route.fulfill({ path: `.next/server/pages/${file}`, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expect(page.locator('head > meta[http-equiv=Content-Security-Policy]')).toHaveCount(1);
  }
});

test('the home page and its headers fit the ten packets that a server may send at once', async () => {
  test.skip(!hasSample, 'the content decides');
  const [response] = await once(get(`${originOf(SITE)}/`, { headers: { 'accept-encoding': 'br' } }), 'response');
  const { socket } = response;
  await response.forEach(() => {});
  expect(socket.bytesRead).toBeLessThanOrEqual(10 * 1460);
});

import { expect, test } from './test';

test('a page without an interactive part loads no script, and fetches its manifest once its text is painted', async ({
  page,
}) => {
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
      inline.map((text) => text.includes('"late"') && text.length < 1024),
      path,
    ).toEqual([true]);
    await expect(page.locator('head > link[rel=manifest]'), path).toHaveCount(1);
  }
  expect(scripts).toEqual([]);
});

test('a page with an interactive part keeps its scripts', async ({ page }) => {
  for (const path of ['/contact', '/projects', '/tabletop', '/astrophotography', '/dev-stats']) {
    await page.goto(path);
    expect(await page.locator('script[src]').count(), path).toBeGreaterThan(0);
  }
});

test('a page comes to life also when its scripts are kept from the page before', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const path of ['/contact', '/projects', '/dev-stats', '/contact']) await page.goto(path);
  expect(errors).toEqual([]);
});

test('the scripts of an interactive page are asked for once its text is painted', async ({ page }) => {
  for (const path of ['/contact', '/projects', '/dev-stats']) {
    await page.goto(path);
    const [painted, asked] = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return [paint?.startTime ?? Number.NaN, Math.min(...scripts.map(({ startTime }) => startTime))];
    });
    expect(asked, path).toBeGreaterThanOrEqual(painted);
  }
});

test('no page fetches a stylesheet: what it may ever need of it is in its head', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  for (const path of ['/', '/contact', '/projects', '/dev-stats']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
});

test('lean pages are drawn while the pointer rests on a link', async ({ page }) => {
  await page.goto('/');
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
  const [{ where, eagerness }] = rules.prerender;
  expect(eagerness).toBe('moderate');
  expect(where.href_matches).toEqual(expect.arrayContaining(['/', '/resume', '/docs{/*}?']));
  expect(where.href_matches).not.toContain('/contact');
});

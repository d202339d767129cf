import { expect, type Page, test } from './test';

/** Typefaces that the browser draws an element with. */
async function readTypefaces(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Whether the system has a typeface that `app/fonts/instrument-sans/fallback.css` gives the metrics of the site's. */
function hasFallback(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('fallback', 'local("Arial"), local("Liberation Sans"), local("Arimo")').load().then(
      () => true,
      () => false,
    ),
  );
}

test('a page gets its typeface and pictures after the first paint, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: (Object(window).shift ?? 0) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.route(/\.(woff2|avif|webp|jpg)$/, async (route) => {
    await page.waitForFunction(painted);
    await route.continue();
  });
  // The statistics stay those of the build.
  await page.route('/graphql', () => {});
  for (const path of [
    '/',
    '/resume',
    '/projects',
    '/projects/dachshund-app',
    '/tabletop',
    '/astrophotography?tab=gallery',
    '/astrophotography/orion',
    '/dev-stats',
    '/search',
  ]) {
    for (const width of [375, 412, 1280]) {
      await page.setViewportSize({ width, height: 820 });
      await page.goto(path);
      test.skip(!(await hasFallback(page)), 'The system has none of the typefaces that the fallback is adjusted from.');
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => readTypefaces(page, 'h1')).toEqual([expect.stringContaining('Source Serif 4')]);
      const shift = await page.evaluate(() => Object(window).shift ?? 0);
      expect.soft(shift, `${path} at ${width} px`).toBeLessThan(0.001);
    }
  }
  // Pictures can still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the first page of a visit asks for its typefaces after the first paint, the next one at once', async ({
  page,
}) => {
  await page.goto('/projects');
  const readTimes = () =>
    page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]?.startTime,
      fonts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }));
  await expect.poll(async () => (await readTimes()).fonts.length).toBeGreaterThan(1);
  const { paint = Number.POSITIVE_INFINITY, fonts } = await readTimes();
  // A page that has not been painted after a second asks for them then.
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(Math.min(paint, 1000));
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(page).toHaveURL('/resume');
  await expect(page.locator('#faces')).toHaveAttribute('media', '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain page has its typefaces', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto('/');
    await font;
  });
});

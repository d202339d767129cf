import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

const TABS = ['overview', 'languages', 'activity', 'repositories', 'cicd'];
const SOURCES = ['github', 'actions'].map((source) => ({
  source,
  outcome: 'ok',
  lastAttemptAt: stats.lastSyncAt,
  collectedAt: stats.lastSyncAt,
}));
const WIDTHS = [390, 768, 1440];

interface Shift extends PerformanceEntry {
  value: number;
}

/** Sum of the layout shifts so far, including those after an input. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: number[] = [];
        new PerformanceObserver((list) => {
          seen.push(...list.getEntries().map((entry) => (entry as Shift).value));
        }).observe({ type: 'layout-shift', buffered: true });
        // After two frames the last paint has been measured.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(seen.reduce((sum, value) => sum + value, 0)))),
        );
      }),
  );

for (const width of WIDTHS) {
  for (const tab of TABS) {
    test(`${tab} at ${width} pixels does not shift while the responses arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await answerStats(page, { githubStats: { githubStats: stats, sources: SOURCES } }, undefined, true);
      await page.route('**/graphql', async (route) => {
        await held;
        await route.fallback();
      });
      await page.goto(`/dev-stats?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('id', new RegExp(`${tab}$`));
      const headline = page.locator('dl').first();
      await page.evaluate(() => document.fonts.ready);
      const before = await headline.boundingBox();
      if (width === 390) await expectAccessible(page, { measuresContrast: false });
      const earlier = await shifts(page);
      release();
      await expect(page.getByText('Demo data, not real activity.')).toBeVisible();
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      expect(await headline.boundingBox()).toEqual(before);
      expect((await shifts(page)) - earlier).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

for (const tab of TABS) {
  test(`${tab} fits a phone with text of twice the size, before and after the responses`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await answerStats(page, {});
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(`/dev-stats?tab=${tab}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // Charts adapt to the width of their place a moment after the text has grown.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect(page.getByText(/^Loading /).first()).toBeVisible();
    await expect.poll(scrollWidth).toBe(390);
    release();
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    await expect.poll(scrollWidth).toBe(390);
  });
}

for (const width of WIDTHS) {
  test(`nothing moves at ${width} pixels when the store is empty`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await answerStats(page, { githubStats: { githubStats: null } });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/dev-stats');
    await page.evaluate(() => document.fonts.ready);
    const earlier = await shifts(page);
    release();
    await expect(page.getByText('npm run collect -- github')).toBeVisible();
    await expect(page.locator('dl').first().locator('dt + dd')).toHaveText(Array(4).fill(/^—/));
    expect((await shifts(page)) - earlier).toBe(0);
  });
}

// The first four tabs show the same error.
for (const tab of ['overview', 'cicd']) {
  test(`${tab} is accessible after a failed request`, async ({ page }) => {
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(`/dev-stats?tab=${tab}`);
    await expect(page.getByText('Couldn’t load').first()).toBeVisible();
    await expectAccessible(page);
  });
}

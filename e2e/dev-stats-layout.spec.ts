import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerLater } from './stats-answers';
import { expect, type Page, test } from './test';

const SOURCES = ['github', 'actions'].map((source) => ({
  source,
  outcome: 'ok',
  lastAttemptAt: stats.lastSyncAt,
  collectedAt: stats.lastSyncAt,
}));

/** Contributions by day, so that the headline has a sentence of three lines on a phone. */
const profile = { ...stats.profile, dailyContributions: Array.from({ length: 366 }, (_, day) => day) };

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

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Charts adapt to the width of their place a moment after the text has grown. */
async function expectFitsInLargeText(page: Page, width: number) {
  await setTextSize(page, '200%');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await setTextSize(page, '');
}

for (const width of [390, 1440]) {
  test(`at ${width} pixels no tab shifts while the responses arrive, and each fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['overview', 'languages', 'activity', 'repositories', 'cicd']) {
      const answer = { githubStats: { ...stats, profile }, sources: SOURCES };
      const release = await answerLater(page, { changed: { githubStats: answer }, sample: true });
      await page.goto(`/dev-stats?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('id', new RegExp(`${tab}$`));
      const headline = page.locator('dl').first();
      await page.evaluate(() => document.fonts.ready);
      if (width === 390) {
        await expectAccessible(page, { measuresContrast: false });
        await expectFitsInLargeText(page, width);
      }
      const before = await headline.boundingBox();
      const earlier = await shifts(page);
      release();
      await expect(page.getByText('Demo data, not real activity.')).toBeVisible();
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      expect.soft(await headline.boundingBox(), tab).toEqual(before);
      expect.soft((await shifts(page)) - earlier, tab).toBeLessThan(0.002);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(width);
      if (width === 390) await expectFitsInLargeText(page, width);
      await page.unroute('**/graphql');
    }
  });
}

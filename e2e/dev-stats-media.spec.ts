import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { stats } from '../fixtures/stats-answers';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

const week = Array.from({ length: 168 }, (_, slot) => ({
  dayOfWeek: Math.floor(slot / 24),
  hour: slot % 24,
  commits: 9,
}));

/** The number of shapes on the printed pages. */
async function printedShapes(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  let shapes = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    shapes += fnArray.filter((operation) => operation === OPS.constructPath).length;
  }
  return shapes;
}

test('a print has the stars of the heat map and no buttons', async ({ page }) => {
  const open = async (hourlyActivity: typeof week) => {
    await answerStats(page, { githubStats: { githubStats: { ...stats, hourlyActivity } } });
    await page.goto('/dev-stats');
    await expect(page.getByText('4,821')).toBeVisible();
    // The panels follow the headline.
    await expect(page.locator('[inert]')).toHaveCount(0);
    // The code that draws the lines comes last.
    await page.waitForLoadState('networkidle');
  };
  await open(week.slice(0, 1));
  const shapes = await printedShapes(page);
  await open(week);
  expect(await printedShapes(page)).toBeGreaterThanOrEqual(shapes + 167);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('4,821')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a print ends with the last line, so that no empty page follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await answerStats(page);
  await page.goto('/dev-stats');
  await expect(page.getByText('4,821')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const below = await page.evaluate(() => {
    const sections = [...document.querySelectorAll('main section')];
    const last = Math.max(...sections.map((section) => section.getBoundingClientRect().bottom));
    return document.body.getBoundingClientRect().bottom - last;
  });
  expect(below).toBeLessThan(1);
});

test('in forced colors, charts and stars have the color of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await answerStats(page);
  await page.goto('/dev-stats');
  const text = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    return getComputedStyle(probe).color;
  });
  const stars = page.getByRole('region', { name: 'Achievements' }).locator('li svg');
  await expect(stars).toHaveCount(5);
  await expect(page.getByText(/Not yet/)).toBeVisible();
  const fills = await stars.evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).fill));
  expect(fills).toEqual([text, text, text, 'none', text]);
  await page.getByRole('tab', { name: 'Languages' }).click();
  const bar = page.locator('li', { hasText: 'TypeScript' }).locator('[style*="width"]');
  await expect(bar).toHaveCSS('background-color', text);
  const shares = page.getByRole('region', { name: 'Languages over time' });
  await expect(shares.locator('.chart-line').first()).toHaveCSS('stroke', text);
});

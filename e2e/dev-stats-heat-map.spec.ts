import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

/** A week with slots of every intensity. */
const hourlyActivity = [1, 25, 26, 50, 51, 75, 76, 100].map((commits, hour) => ({ dayOfWeek: 1, hour, commits }));

async function open(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await answerStats(page, { githubStats: { githubStats: { ...stats, hourlyActivity } } });
  await page.goto('/dev-stats');
  const map = page.getByRole('table', { name: /Commits by weekday and hour/ });
  await expect(map.getByRole('cell', { name: 'Monday 07:00: 100 commits' })).toBeVisible();
  return map;
}

test('arrow keys move through the map, and the slot is shown beside it', async ({ page }) => {
  const map = await open(page);
  const focused = page.locator(':focus');
  await map.locator('td[tabindex="0"]').focus();
  for (const [key, text] of [
    ['ArrowDown', 'Tuesday 00:00: 0 commits'],
    ['ArrowUp', 'Monday 00:00: 1 commit'],
    ['End', 'Monday 23:00: 0 commits'],
    ['ArrowRight', 'Monday 23:00: 0 commits'],
    ['Home', 'Monday 00:00: 1 commit'],
    ['Control+End', 'Sunday 23:00: 0 commits'],
    ['Control+Home', 'Monday 00:00: 1 commit'],
    ['ArrowRight', 'Monday 01:00: 25 commits'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(text);
    await expect(page.locator('p', { hasText: text })).toBeVisible();
  }
  await expect(map.locator('td[tabindex="0"]')).toHaveCount(1);
  await expect(map.getByRole('row')).toHaveCount(8);
  const intensities = page.getByRole('list', { name: 'Intensity' }).getByRole('listitem');
  await expect(intensities).toHaveText(['None', 'Low', 'Medium', 'High', 'Very high']);
  await map.locator('[data-slot="1-7"]').hover();
  await expect(page.locator('p', { hasText: 'Monday 07:00: 100 commits' })).toBeVisible();
});

test('on a phone the hours are below each other, and slots are large enough to tap', async ({ page }) => {
  const map = await open(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const days = ['MonMonday', /Tue/, /Wed/, /Thu/, /Fri/, /Sat/, 'SunSunday'];
    await expect(map.getByRole('rowheader')).toHaveText(days);
    await expect(map.getByRole('columnheader', { name: '03:00' })).toBeVisible();
    const sizes = await map
      .locator('td[data-slot]')
      .evaluateAll((cells) =>
        cells.map((cell) => Math.min(cell.getBoundingClientRect().width, cell.getBoundingClientRect().height)),
      );
    expect(sizes).toHaveLength(168);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await map.locator('td[tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName('Monday 01:00: 25 commits');
    await page.keyboard.press('Control+End');
    await expect(page.locator(':focus')).toHaveAccessibleName('Sunday 23:00: 0 commits');
    await expectAccessible(page, {
      within: ['section[aria-label="Commits by hour and weekday"]'],
      measuresContrast: width === 320,
    });
  }
});

test('a chosen period names its window, and leaves the table of the map open', async ({ page }) => {
  const map = await open(page);
  await page.getByRole('button', { name: 'Options: Commits by hour and weekday' }).click();
  await page.getByRole('button', { name: 'Commits by hour and weekday, Table' }).click();
  const table = page.getByRole('region', { name: 'Commits by hour and weekday, table' });
  await expect(table).toBeVisible();
  await expect(map).toHaveAccessibleName('Commits by weekday and hour, last 90 days');
  await page.getByLabel('Period').selectOption('Last 30 days');
  await expect(map).toHaveAccessibleName(/^Commits by weekday and hour, .+ to .+$/);
  await expect(table).toBeVisible();
});

test('without color and in forced colors the size of a star shows the intensity', { tag: '@chromium' }, async ({
  page,
}) => {
  const map = await open(page);
  const sizes = () =>
    map
      .locator('[data-slot^="1-"]')
      .evaluateAll((cells) =>
        cells.slice(0, 9).map((cell) => Number(/([\d.]+)px/.exec(getComputedStyle(cell).backgroundSize)?.[1])),
      );
  const [low, low2, medium, medium2, high, high2, most, most2, none] = await sizes();
  expect([low2, medium2, high2, most2]).toEqual([low, medium, high, most]);
  for (const [smaller, larger] of [
    [none, low],
    [low, medium],
    [medium, high],
    [high, most],
  ]) {
    expect(Number(larger) - Number(smaller)).toBeGreaterThanOrEqual(4);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const star = map.locator('[data-slot="1-7"]');
  const [drawn, text] = await star.evaluate((cell) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    return [getComputedStyle(cell).backgroundImage, getComputedStyle(probe).color];
  });
  expect(drawn).toContain(text);
  expect(await sizes()).toEqual([low, low2, medium, medium2, high, high2, most, most2, none]);
});

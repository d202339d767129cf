import { readFileSync } from 'node:fs';
import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Locator, type Page, test } from './test';

const DAY = 86_400_000;
const TODAY = '2026-11-22';
const ago = (days: number) => new Date(Date.parse(TODAY) - days * DAY).toISOString().slice(0, 10);

/** Three commits today, two a month ago, and one long ago. */
const history = { dates: [ago(300), ago(31), ago(0)], commits: [1, 2, 3] };

async function open(page: Page) {
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00Z`));
  await page.setViewportSize({ width: 1440, height: 900 });
  const activity = [{ date: TODAY, commits: 3 }];
  await answerStats(page, { githubStats: { githubStats: { ...stats, activity, history } } });
  await page.goto('/dev-stats');
  const panel = page.getByRole('region', { name: 'Commit calendar' });
  await expect(panel).toContainText(
    'Committed on 3 of 301 days since the first commit on Jan 26, 2026; the longest gap was 268 days.',
  );
  return panel;
}

/** Presses keys in a chart, each of which leads to the mark with a text. */
async function walk(page: Page, slider: Locator, steps: [key: string, text: string][]) {
  await slider.focus();
  for (const [key, text] of steps) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
  }
}

test('the calendar is walked by arrow keys and scrolls inside its frame at every width', async ({ page }) => {
  const panel = await open(page);
  const slider = panel.getByRole('figure', { name: 'Commits on each day' }).getByRole('slider');
  const mark = panel.locator('.calendar-mark');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const step of [
      ['End', 'Sun, Nov 22, 2026: 3 commits'],
      ['ArrowUp', 'Sat, Nov 21, 2026: 0 commits'],
      ['ArrowDown', 'Sun, Nov 22, 2026: 3 commits'],
      ['ArrowLeft', 'Sun, Nov 15, 2026: 0 commits'],
      ['Home', 'Mon, Nov 17, 2025: 0 commits'],
    ] as [string, string][]) {
      await walk(page, slider, [step]);
      await expect(mark).toBeInViewport({ ratio: 0.8 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, { within: ['section[aria-label="Commit calendar"]'], measuresContrast: false });
  }
});

test('calendar, weekly line and cards have the values of their tables and files', async ({ page }) => {
  const panel = await open(page);
  const days = panel.getByRole('figure', { name: 'Commits on each day' });
  const { width = 0, height = 0 } = (await days.locator('svg').first().boundingBox()) ?? {};
  // The last of 53 columns and seven rows, left of the names of the days.
  const position = { x: width * (1050 / 1100), y: height - 8 };
  await days.locator('svg').first().hover({ position });
  await expect(days).toContainText('Sun, Nov 22, 2026: 3 commits');
  await days.getByText('Show as table').click();
  await expect(days.getByRole('row')).toHaveCount(372);
  await expect(days.getByRole('row').last()).toHaveText('2026-11-223');
  const weeks = panel.getByRole('figure', { name: 'Commits by week' });
  await expect(weeks.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Week of Nov 16, 2026: 3 commits');
  await walk(page, weeks.getByRole('slider'), [['Home', 'Week of Nov 17, 2025: 0 commits']]);
  await weeks.getByText('Show as table').click();
  await expect(weeks.getByRole('row')).toHaveCount(54);
  await expect(weeks.getByRole('row').last()).toHaveText('2026-11-163 commits');
  await panel.getByRole('button', { name: 'Export: Commit calendar' }).click();
  await expect(page.getByRole('button', { name: 'Commits on each day, CSV' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Commits by week, CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('commits-by-week.csv');
  expect(readFileSync(await download.path(), 'utf8').trimEnd()).toMatch(/\n2026-11-16,3$/);
  const card = (name: string) => page.locator('dl > div', { hasText: name }).first();
  await expect(card('Total Commits')).toContainText('3 in 30 days, +1 compared with the 30 days before');
  await expect(card('Current Streak')).toContainText('+1 compared with 30 days before');
  await expect(card('Pull Requests')).toContainText('Only the total is collected.');
});

test('days after the build, the page starts with the day of the visitor', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.clock.setFixedTime(Date.now() + 40 * DAY);
  await answerStats(page, { githubStats: { githubStats: stats } });
  await page.goto('/dev-stats');
  await expect(page.getByText('4,821')).toBeVisible();
  const today = new Date(Date.now() + 40 * DAY).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByRole('region', { name: 'Commit calendar' })).toContainText(`to ${today}`);
  expect(problems).toEqual([]);
});

test('calendar, line and cards follow the period', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00Z`));
  await answerStats(page, { githubStats: { githubStats: { ...stats, history } } });
  await page.goto(`/dev-stats?period=custom&from=${ago(31)}&to=${ago(30)}`);
  const panel = page.getByRole('region', { name: 'Commit calendar' });
  await expect(panel).toContainText('Committed on 1 of 2 days; the longest gap was 1 day.');
  await expect(panel.getByRole('figure', { name: 'Commits by day' })).toContainText('the most were 2, on Oct 22, 2026');
  await expect(page.locator('dl > div').first()).toContainText('2 in 2 days, +2 compared with the 2 days before');
  await page.getByLabel('Period').selectOption('Default periods');
  await expect(page).toHaveURL('/dev-stats');
});

import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const write = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });
const short = (days: number) => write(ago(days), { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const long = (days: number) => write(ago(days), { dateStyle: 'long' });
const NAME = 'Commits by date and hour';

/** Three commits at 21:00 today, two at 04:00 a month ago, and one at noon long ago. */
const HOURS = [12, 4, 21];
const history = {
  dates: [ago(300), ago(31), ago(0)],
  commits: [1, 2, 3],
  hours: HOURS.flatMap((at, day) => Array.from({ length: 24 }, (_, hour) => (hour === at ? day + 1 : 0))),
  languages: [],
};

async function open(page: Page, search = '') {
  await answerStats(page, {
    githubStats: { githubStats: { ...stats, history } },
    githubHistory: { githubStats: { history, repositories: [] } },
  });
  await page.goto(`/dev-stats${search}`);
  return page.getByRole('region', { name: NAME });
}

test('the year is one picture with a sentence, walked by arrow keys, and a table', async ({ page }) => {
  const panel = await open(page);
  // Until then, the day is that of the build.
  await expect(panel).toContainText(`to ${long(0)}`);
  await expect(panel).toContainText('33.3% at four in the morning');
  const slider = panel.getByRole('slider');
  await slider.focus();
  for (const [key, text] of [
    ['End', `${short(0)}: 3 commits`],
    ['ArrowLeft', `${short(1)}: 0 commits`],
    ['Home', `${short(364)}: 0 commits`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
  }
  await panel.getByRole('button', { name: `Options: ${NAME}` }).click();
  await page.getByRole('button', { name: `${NAME}, Table` }).click();
  await expect(panel.getByRole('row').last()).toHaveText(`${ago(0)}21:003`);
  await expectAccessible(page, { within: [`section[aria-label="${NAME}"]`], measuresContrast: false });
  const card = (name: string) => page.locator('dl > div', { hasText: name }).first();
  await expect(card('Total Commits')).toContainText('3 in the last 30 days, 1 more than the 30 before');
  await expect(card('Pull Requests')).not.toContainText('before');
});

test('days after the build, the page starts with the day of the visitor', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const later = Date.now() + 40 * DAY;
  await page.clock.setFixedTime(later);
  await answerStats(page, { githubStats: { githubStats: stats } });
  await page.goto('/dev-stats');
  await expect(page.getByText('4,821')).toBeVisible();
  await expect(page.getByRole('region', { name: NAME })).toContainText(
    `to ${write(new Date(later).toISOString(), { dateStyle: 'long' })}`,
  );
  expect(problems).toEqual([]);
});

test('picture and cards follow the period', async ({ page }) => {
  const panel = await open(page, `?period=custom&from=${ago(31)}&to=${ago(30)}`);
  await expect(panel).toContainText(`${long(31)} to ${long(30)}`);
  await expect(panel).toContainText('100.0% at four in the morning');
  await expect(page.locator('dl > div').first()).toContainText('2 in these 2 days, 2 more than the 2 before');
  await page.getByLabel('Period').selectOption('Period');
  await expect(page).toHaveURL('/dev-stats');
});

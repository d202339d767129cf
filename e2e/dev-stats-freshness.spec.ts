import { billing } from '../fixtures/pipeline-answers';
import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:30:00Z`;
const moment = (number: number) => `Nov ${number}, 2026, 08:30 UTC`;
const source = (name: string, outcome: string, last: number, collected: number | null) => ({
  ...{ source: name, outcome, lastAttemptAt: day(last) },
  collectedAt: collected && day(collected),
});

/** Opens a tab with these sources and statistics; figures without an own time are from the stub. */
async function open(page: Page, tab: string, sources: object[], changed: object = {}) {
  await answerStats(page, { githubStats: { sources, githubStats: { ...stats, ...changed } } });
  await page.goto(`/dev-stats?tab=${tab}`);
  await expect(page.getByText('4,821')).toBeVisible();
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const notices = (page: Page) => page.getByRole('status').first();

test('the page says once when its figures were collected, with the sources behind it', async ({ page }) => {
  const sources = [source('github', 'ok', 20, 20), source('git', 'ok', 21, 21), source('actions', 'ok', 22, 22)];
  const tab = (name: string) => page.getByRole('tab', { name });
  await open(page, 'overview', sources);
  const times = page.locator('time').filter({ hasText: moment(20) });
  await expect(times).toHaveAttribute('datetime', day(20));
  await page.getByText('Last synced').click();
  for (const text of [`GitHub: ${moment(20)}`, `local clones: ${moment(21)}`, `GitHub Actions: ${moment(22)}`])
    await expect(page.getByText(`From ${text}`)).toBeVisible();
  // Windows end on the last day with figures.
  await page.clock.setFixedTime(new Date(day(23)));
  const none = 'No figures after November 21, 2026.';
  await open(page, 'activity', sources);
  await expect(panel(page, 'Last 7 days').getByRole('listitem').last()).toContainText('Sat, Nov 21');
  await expect(panel(page, 'Commits by hour and weekday')).toContainText('to November 21, 2026');
  await expect(page.getByText(none)).toHaveCount(1);
  await expect(page.locator('dl > div').filter({ hasText: 'Current Streak' })).toContainText('no data');
  await tab('Overview').click();
  await expect(panel(page, 'Commits by date and hour')).toContainText('to November 21, 2026');
  await expect(page.getByText(/collection from .+ (failed|interrupted)|couldn’t/)).toHaveCount(0);
});

test('runs not collected are no weeks without runs, and minutes keep their own time', async ({ page }) => {
  await answerStats(page, {
    githubStats: { githubStats: stats, sources: [source('actions', 'ok', 3, 3)] },
    actionsSummary: { actionsSummary: [] },
    actionsRuns: { actionsRuns: [] },
    actionsBilling: { actionsBilling: { ...billing, asOfDate: '2026-11-01', collectedAt: day(2) } },
  });
  await page.clock.setFixedTime(new Date(day(30)));
  await page.goto('/dev-stats?tab=cicd');
  for (const name of ['Workflow performance', 'Recent runs'])
    await expect(panel(page, name)).toContainText('No runs recorded in the last 4 weeks.');
  await expect(panel(page, 'Actions minutes')).toContainText('as of November 1, 2026');
});

test('a later attempt that failed or was killed is reported', async ({ page }) => {
  const failed = `The collection from GitHub on ${moment(22)} failed.`;
  const killed = `The collection from GitHub Actions that began on ${moment(22)} was interrupted.`;
  const sources = [
    source('github', 'failed', 22, 20),
    source('git', 'ok', 23, 23),
    source('actions', 'interrupted', 22, null),
  ];
  await open(page, 'overview', sources, { lastSyncAt: day(22) });
  await expect(page.locator('time').first()).toHaveAttribute('datetime', day(20));
  await expect(notices(page)).toContainText(`${failed} The figures are from the one before.`);
  await expect(notices(page)).toContainText(`${killed} There are no earlier figures.`);
  await expectAccessible(page, { within: ['[role=status]', '[role=tabpanel]'] });
});

test('figures that could not be read are marked where they are shown', async ({ page }) => {
  const kept = { isStale: true, collectedAt: day(20) };
  const [first, second] = stats.repositories;
  const changed = {
    staleRepositories: 2,
    repositories: [{ ...first, ...kept }, second],
    profile: { ...stats.profile, staleTotals: ['totalPRs'] },
  };
  await open(page, 'repositories', [source('github', 'partial', 22, 22)], changed);
  await expect(notices(page)).toContainText(
    `2 repositories couldn’t be read on ${moment(22)}; the figures are from an earlier collection.`,
  );
  await expect(notices(page)).toContainText(`Pull requests couldn’t be read on ${moment(22)}`);
  const cards = page
    .getByRole('article')
    .filter({ hasText: 'Couldn’t be read last time. Figures from November 20, 2026.' });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('portfolio');
  const headline = page.locator('dl > div').filter({ hasText: 'Pull Requests' }).first();
  await expect(headline).toContainText('from an earlier collection');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, { within: ['[role=status]', '[role=tabpanel]'] });
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(panel(page, 'Profile').getByText('from an earlier collection')).toBeVisible();
});

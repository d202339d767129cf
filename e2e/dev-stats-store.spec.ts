import { existsSync, readFileSync } from 'node:fs';
import { type Operation, runsOperation, statsOperation, summaryOperation } from '../lib/dev-stats/graphql/operations';
import { expectAccessible } from './axe';
import { originOf, WITH_STORE } from './servers';
import { removeStore, runDb, STORE_URL } from './store';
import { expect, type Locator, type Page, test } from './test';

// The journeys share one store and fill it step by step, so they run in order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: originOf(WITH_STORE) });
test.beforeAll(removeStore);

const NO_DATA = 'No GitHub data available. Please run the collection script.';
const PIPELINE = { owner: 'rowan-hale', repo: 'portfolio' };

/** Unit tests compare the answers of the API with the rows of the store and with git. */
async function ask<Data, Asked>(page: Page, { query, variables }: Operation<Data, Asked>): Promise<Data> {
  return (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data;
}

async function open(page: Page, tab: string, period = '') {
  await page.goto(`/dev-stats?tab=${tab}&period=${period}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('id', new RegExp(`${tab}$`));
  // The code of a panel comes with its tab.
  await expect(page.getByRole('tabpanel')).toHaveText(/\w/);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
/** The description of a term in a description list. */
const figure = (scope: Page | Locator, term: string) =>
  scope.locator('dl > div').filter({ hasText: term }).locator('dd');

const count = (value: number | null | undefined) => value?.toLocaleString('en-US') ?? '—';

/** The height of the page, and the words of its content that can be seen. */
function countShown() {
  const main = document.querySelector('main') as HTMLElement;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.closest('.sr-only, option, [popover]') || !parentElement?.checkVisibility()) continue;
    words += textContent?.match(/\S+/g)?.length ?? 0;
  }
  const panels = [...main.querySelectorAll('[aria-label=Profile], [aria-label=Achievements]')];
  const profileEnd = Math.max(0, ...panels.map((panel) => panel.getBoundingClientRect().bottom + window.scrollY));
  return { height: document.documentElement.scrollHeight, words, profileEnd };
}

test('without figures the page names the command to run, and creates nothing', async ({ page }) => {
  for (const isEmpty of [false, true]) {
    if (isEmpty) runDb('migrate');
    await open(page, 'overview');
    await expect(page.getByText(NO_DATA)).toBeVisible();
    await expect(page.getByText('npm run collect -- github')).toBeVisible();
    await expect(page.getByText('Not synced yet')).toBeVisible();
    await page.getByRole('tab', { name: 'CI/CD' }).click();
    await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
    await open(page, 'cicd', '90d');
    await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
    expect(existsSync(STORE_URL.slice('file:'.length))).toBe(isEmpty);
  }
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText(NO_DATA)).toBeVisible();
  await expectAccessible(page);
});

test.describe('with the sample', () => {
  test.beforeAll(() => runDb('sample'));

  test('the tabs show the figures of the API', async ({ page }) => {
    await open(page, 'overview');
    await expect(page.getByText('Demo data, not real activity.')).toBeVisible();
    const { githubStats: stats } = await ask(page, statsOperation);
    await expect(page.locator('time').first()).toHaveAttribute('datetime', String(stats?.lastSyncAt));
    const profile = region(page, 'Profile');
    const map = region(page, 'Commits by hour and weekday');
    const hours = stats?.hourlyActivity.map(({ commits }) => commits) ?? [];
    const total = hours.reduce((sum, commits) => sum + commits, 0);
    for (const [scope, term, value] of [
      [page, 'Total Commits', count(stats?.profile.totalCommits)],
      [page, 'Pull Requests', count(stats?.profile.totalPRs)],
      [page, 'Current Streak', count(stats?.profile.currentStreak)],
      [page, 'This Year', count(stats?.profile.contributionsThisYear)],
      [profile, 'Private repositories', count(stats?.profile.privateRepos)],
      [profile, 'Total pull requests', count(stats?.profile.totalPRs)],
      [profile, 'Total issues', count(stats?.profile.totalIssues)],
      [profile, 'Longest streak', count(stats?.profile.longestStreak)],
      [profile, 'Contributions this year', count(stats?.profile.contributionsThisYear)],
      [profile, 'Total releases', count(stats?.profile.totalReleases)],
      [region(page, 'Reviews'), 'Reviews given', count(stats?.reviews?.given)],
      [map, 'Total commits', count(total)],
      [map, 'Average per hour', (total / 168).toFixed(1)],
      [map, 'Active hours', `${hours.length} of 168`],
    ] as const) {
      await expect(figure(scope, term).first(), term).toHaveText(value);
    }
    const busiest = (await figure(map, 'Most active').innerText()).replace(/.*?(\w+ \d\d:00).*/s, '$1');
    await expect(map.getByRole('cell', { name: `${busiest}: ${Math.max(...hours)} commits` })).toHaveCount(1);
    await open(page, 'languages');
    const shares = stats?.languagesByChange.map(
      ({ name, share }) => new RegExp(`^${RegExp.escape(name)}.*${share.toFixed(1)}%`),
    );
    await expect(region(page, 'Languages by commits').getByRole('listitem')).toHaveText(shares ?? []);
    await open(page, 'repositories');
    const names = stats?.repositories.map(({ name }) => name) ?? [];
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
    await open(page, 'cicd');
    const { actionsSummary } = await ask(page, summaryOperation(PIPELINE, undefined, new Date()));
    const workflows = actionsSummary.slice(0, 10).map(({ workflowName }) => workflowName);
    await expect(region(page, 'Workflow performance').getByRole('rowheader')).toHaveText(workflows);
    const { actionsRuns } = await ask(page, runsOperation(PIPELINE, undefined, new Date()));
    const items = region(page, 'Recent runs').getByRole('listitem');
    await expect(items).toContainText(actionsRuns.slice(0, 15).map(({ workflowName }) => workflowName));
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await items.evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
      expect(heights.filter((height) => height > 64)).toEqual([]);
    }
  });

  test('no tab is longer than it may be', async ({ page }) => {
    const limits = [
      ['overview', 2600, 500, 3600],
      ['languages', 2600, 500, 4500],
      ['activity', 2600, 500, 4500],
      ['repositories', 2600, 500, 4500],
      ['cicd', 3500, 900, 6000],
    ] as const;
    const tooLong: string[] = [];
    for (const [tab, high, words, highOnPhone] of limits) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, tab);
      for (const [width, limit] of [
        [1440, high],
        [390, highOnPhone],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        // Charts adapt to their width in the next frame.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const shown = await page.evaluate(countShown);
        if (shown.height > limit) tooLong.push(`${tab} at ${width}: ${shown.height} px`);
        if (width === 1440 && shown.words > words) tooLong.push(`${tab}: ${shown.words} words`);
        if (shown.profileEnd > 1200 && width === 1440) tooLong.push(`profile ends at ${shown.profileEnd}`);
      }
    }
    expect(tooLong).toEqual([]);
  });

  test('a chosen period has its charts and delivery, and their files say that it is demo data', async ({ page }) => {
    const date = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    await open(page, 'cicd', `custom&from=${date(40)}&to=${date(10)}`);
    await expect(region(page, 'Success over time')).toContainText(/% of \d+ attempts of \d workflows succeeded, /);
    const delivery = region(page, 'Delivery');
    await expect(delivery).toContainText(/Half of the changes reach production within/);
    await expect(delivery).toContainText('In the period before: ');
    await expectAccessible(page, { within: ['[role=tabpanel]'] });
    await page.getByRole('button', { name: 'Options: Delivery' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Delivery, JSON', exact: true }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file).toMatchObject({
      about: expect.stringMatching(/^Demo data, not real activity. · .+ to /),
      rows: Array(8).fill({}),
    });
    // Runs can be older than the first commit of the owner.
    await open(page, 'cicd', 'all');
    await expect(region(page, 'Workflow performance')).toContainText('October 16, 2018 to ');
  });
});

import { run, workflow } from '../fixtures/pipeline-answers';
import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('no hourly data and no CI/CD data have their own words', async ({ page }) => {
  await answerStats(page, {
    githubStats: { githubStats: { ...stats, hourlyActivity: [] } },
    actionsSummary: { actionsSummary: [] },
    actionsRuns: { actionsRuns: [] },
    actionsBilling: { actionsBilling: null },
    delivery: { delivery: null },
  });
  await page.goto('/dev-stats?tab=cicd');
  await expect(page.getByText('No hourly activity data available yet')).toBeVisible();
  await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
  await expect(page.getByText('npm run collect -- actions')).toBeVisible();
  await expectAccessible(page);
});

test('workflow runs alone are shown, and only the other tabs say that there are no statistics', async ({ page }) => {
  const at = new Date().toISOString();
  const runs = { source: 'actions', outcome: 'ok', lastAttemptAt: at, collectedAt: at };
  await answerStats(page, { githubStats: { sources: [runs], githubStats: null } });
  await page.goto('/dev-stats');
  const none = page.getByText('No GitHub data available. Please run the collection script.');
  await expect(page.getByRole('tabpanel')).toContainText('npm run collect -- github');
  await expect(none).toHaveCount(1);
  await tab(page, 'CI/CD').click();
  await expect(page.getByRole('region', { name: 'Recent runs' })).toContainText('ran 4.0 min');
  await expect(none).toHaveCount(0);
});

test('demo data is marked once on every tab, also when the statistics cannot be loaded', async ({ page }) => {
  await answerStats(page, {}, undefined, true);
  await page.goto('/dev-stats');
  const mark = page.getByText('Demo data, not real activity.');
  for (const name of ['Overview', 'Languages', 'Activity', 'Repositories', 'CI/CD']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel')).toHaveText(/\w/);
    await expect(mark).toHaveCount(1);
  }
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'githubStats' ? route.abort() : route.fallback(),
  );
  await page.goto('/dev-stats?tab=cicd');
  await expect(page.getByText('Couldn’t load the statistics')).toBeVisible();
  await expect(mark).toHaveCount(1);
  await expectAccessible(page, { within: ['[role=status]', '[role=alert]'] });
});

test('long and unusual names stay inside the page', async ({ page }) => {
  const name = 'a-repository-whose-name-is-as-long-as-the-host-allows-so-that-no-card-can-rely-on-short-ones-to-hold';
  const workflowName = `${'A workflow with a name so long that a table has to decide what to do about it '.repeat(2)}星空🔭`;
  const [first] = stats.repositories;
  await answerStats(page, {
    githubStats: {
      githubStats: { ...stats, repositories: [{ ...first, name, description: 'Ünïcödé 星空 🔭. '.repeat(40) }] },
    },
    actionsSummary: { actionsSummary: [{ ...workflow, workflowName, runs: 1234567 }] },
    actionsRuns: { actionsRuns: [{ ...run, workflowName, event: 'not_yet_named', conclusion: 'not_yet_named' }] },
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [view, text] of [
    ['repositories', name],
    ['cicd', 'not yet named'],
  ]) {
    await page.goto(`/dev-stats?tab=${view}`);
    await expect(
      page
        .getByText(text ?? '')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, { within: ['[role=tabpanel]'] });
  }
});

test('a partial answer renders what it has beside its errors', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const message = 'The sources are not known.';
  const profile = { ...stats.profile, totalCommits: null, dailyPullRequests: null };
  await answerStats(page, { githubHistory: { githubStats: null } });
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'githubStats'
      ? route.fulfill({
          json: { data: { sources: null, githubStats: { ...stats, profile } }, errors: [{ message }] },
        })
      : route.fallback(),
  );
  await page.goto('/dev-stats');
  await expect(page.getByText(`Some figures are missing: ${message}`)).toBeVisible();
  const card = (name: string) => page.locator('dl > div', { hasText: name }).first();
  await expect(card('Total Commits')).toContainText('—no data');
  await expect(card('Pull Requests')).toContainText('312');
  await tab(page, 'Activity').click();
  await expect(page.getByRole('region', { name: 'Last 7 days' })).toContainText('3 commits on 1 of 7 days.');
  await expect(page.getByRole('region', { name: 'Commits over time' })).toContainText('No data from the server.');
  await tab(page, 'CI/CD').click();
  await expect(page.getByRole('region', { name: 'Recent runs' })).toContainText('ran 4.0 min');
  await expectAccessible(page, { within: ['[role=status]', '[role=tabpanel]'] });
  expect(broken).toEqual([]);
});

import { expectAccessible } from './axe';
import { answerStats, PARTS, stats } from './stats-answers';
import { expect, type Page, type Route, test } from './test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('with figures', () => {
  test.beforeEach(async ({ page }) => {
    await answerStats(page);
    await page.goto('/dev-stats');
  });

  test('the headline, the tabs and the way to each definition', async ({ page }) => {
    for (const [label, value] of [
      ['Total Commits', '4,821'],
      ['Pull Requests', '312'],
      ['Current Streak', '6'],
      ['This Year', '1,204'],
    ]) {
      await expect(page.locator('dl > div', { hasText: label }).first().locator('dd')).toContainText(value ?? '');
    }
    await expect(page.getByText('Last synced')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Languages', 'Activity', 'Repositories', 'CI/CD']);
    for (const link of await page.getByRole('link', { name: /^Definition:/ }).all()) {
      await expect(link).toHaveAttribute('href', /^\/docs\/statistics#[a-z-]+$/);
    }
  });

  test('a card leads to its definition, which says its window, its source and when it is collected', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Definition: Current Streak' }).click();
    await expect(page).toHaveURL('/docs/statistics#streak');
    const heading = page.getByRole('heading', { name: /^Streak/ });
    await expect(heading).toBeInViewport();
    const facts = heading.locator('xpath=following-sibling::dl[1]');
    await expect(facts.locator('dt')).toHaveText(['Window', 'Source', 'Collected']);
    await expect(facts).toContainText("Up to today, in the owner's time zone");
  });

  for (const name of ['Overview', 'Languages', 'Activity', 'Repositories', 'CI/CD']) {
    test(`${name} is accessible on a desk and on a phone of 320 pixels`, async ({ page }) => {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('unknown is a dash, and achievements are earned at their bounds', async ({ page }) => {
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile.locator('div', { hasText: 'Total releases' }).last()).toContainText('—');
    const earned = page.getByRole('region', { name: 'Achievements' }).getByRole('listitem');
    await expect(earned).toHaveText([/Earned/, /Earned/, /Earned/, /Consistent CoderNot yet/, /Earned/]);
  });

  test('languages, the last seven days, weekdays and repositories', async ({ page }) => {
    await tab(page, 'Languages').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'TypeScript' })).toHaveText(
      'TypeScript62.7 %3,021 commits',
    );
    await tab(page, 'Activity').click();
    await expect(page.getByRole('region', { name: 'Last 7 days' }).getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'By day of week' }).getByRole('listitem')).toHaveCount(7);
    await tab(page, 'Repositories').click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Public', { exact: true })).toHaveCount(1);
  });

  test('CI/CD shows minutes, ten workflows and fifteen runs', async ({ page }) => {
    await tab(page, 'CI/CD').click();
    await expect(page.getByRole('region', { name: 'Actions minutes usage' })).toContainText(
      /\d over the [\d,]+ included/,
    );
    await expect(page.getByText('last 4 weeks')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Workflow performance' }).locator('tr:has(td)');
    await expect(rows).toHaveCount(10);
    const runs = page.getByRole('region', { name: 'Recent runs' }).getByRole('listitem');
    await expect(runs).toHaveCount(15);
    await expect(runs.nth(2)).toContainText('cancelled');
  });

  test('the heat map is one tab stop and is walked by arrow keys', async ({ page }) => {
    const map = page.getByRole('table', { name: /Commits by weekday and hour/ });
    await expect(map).toContainText('Monday 01:00: 4 commits');
    await expect(map.getByRole('row')).toHaveCount(8);
    await expect(map.locator('td[tabindex="0"]')).toHaveCount(1);
    await map.locator('td[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveText('Monday 01:00: 4 commits');
    await expect(page.getByRole('list', { name: 'Intensity' }).getByRole('listitem')).toHaveText([
      'None',
      'Low',
      'Medium',
      'High',
      'Very high',
    ]);
  });

  test('the keyboard goes from the refresh to the tabs, through them, and on to the map', async ({ page }) => {
    const focused = page.locator(':focus');
    await expect(page.getByRole('table', { name: /Commits by weekday/ })).toContainText('Monday 01:00: 4 commits');
    await page.getByRole('button', { name: 'Refresh' }).focus();
    for (const name of ['Total Commits', 'Pull Requests', 'Current Streak', 'This Year']) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(`Definition: ${name}`);
    }
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Overview');
    for (const [key, name] of [
      ['ArrowRight', 'Languages'],
      ['End', 'CI/CD'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'CI/CD'],
      ['Home', 'Overview'],
      ['ArrowRight', 'Languages'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveText(name);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    const stops = ['Languages by commits', 'Commits by hour and weekday', 'Total commits', 'Average per hour'];
    for (const name of [...stops, 'Most active', 'Active hours']) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(`Definition: ${name}`);
    }
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Sunday 00:00: 0 commits');
  });

  test('the tab is in the address', async ({ page }) => {
    await tab(page, 'Languages').click();
    await expect(page).toHaveURL('/dev-stats?tab=languages');
    await page.reload();
    await expect(tab(page, 'Languages')).toHaveAttribute('aria-selected', 'true');
  });

  test('a failed refresh keeps the figures, says so and tries again', async ({ page }) => {
    await expect(page.getByText('4,821')).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Couldn't refresh.+ loaded on .+ UTC/)).toBeVisible();
    await expect(page.getByText('4,821')).toBeVisible();
    await page.unroute('**/graphql');
    await answerStats(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/Couldn't refresh/)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Figures refreshed.' })).toHaveCount(1);
  });
});

test('only the tab that is open asks for its data', async ({ page }) => {
  const asked: string[] = [];
  await answerStats(page, {}, (operation) => asked.push(operation));
  await page.goto('/dev-stats');
  await expect(page.getByText('4,821')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['githubStats']));
  await tab(page, 'CI/CD').focus();
  await expect.poll(() => new Set(asked)).toEqual(new Set(PARTS));
});

test('sample data and a failed collection are said in plain sight', async ({ page }) => {
  await answerStats(page, { githubStats: { githubStats: { ...stats, lastSyncSuccess: false } } }, undefined, true);
  await page.goto('/dev-stats');
  await expect(page.getByText(/^Demo data/)).toBeVisible();
  await expect(page.getByText(/The last collection failed/)).toBeVisible();
});

test('without a collection the page names what to run', async ({ page }) => {
  await answerStats(page, { githubStats: { githubStats: null } });
  await page.goto('/dev-stats');
  await expect(page.getByText('No GitHub data available. Please run the collection script.')).toBeVisible();
});

test('no hourly data and no CI/CD data have their own words', async ({ page }) => {
  await answerStats(page, {
    githubStats: { githubStats: { ...stats, hourlyActivity: [] } },
    actionsSummary: { actionsSummary: [] },
    actionsRuns: { actionsRuns: [] },
    actionsBilling: { actionsBilling: null },
  });
  await page.goto('/dev-stats?tab=cicd');
  await expect(page.getByText('No hourly activity data available yet')).toBeVisible();
  await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
  await expect(page.getByText('npm run collect -- actions')).toBeVisible();
  await expectAccessible(page);
});

test('while the answer is on its way the page says so, and keeps its places', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route: Route) => {
    await held;
    await route.fulfill({ json: { data: { githubStats: stats } } });
  });
  await page.goto('/dev-stats');
  await expect(page.getByText('Loading GitHub statistics...')).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByText('4,821')).toBeVisible();
});

for (const [what, respond] of [
  [
    'HTTP 500 with errors',
    (route: Route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Unexpected error.' }] } }),
  ],
  ['errors without data', (route: Route) => route.fulfill({ json: { errors: [{ message: 'Store is busy' }] } })],
  [
    'a page of HTML',
    (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
  ['nothing', (route: Route) => route.abort()],
] as const) {
  test(`when the server answers ${what}, the page says so and offers to try again`, async ({ page }) => {
    await page.route('**/graphql', respond);
    await page.goto('/dev-stats');
    await expect(page.getByText("Couldn't load the statistics")).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await answerStats(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('4,821')).toBeVisible();
  });
}

test('partial data is shown together with what failed', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { githubStats: stats }, errors: [{ message: 'Languages are not known.' }] } }),
  );
  await page.goto('/dev-stats');
  await expect(page.getByText('Some figures are missing: Languages are not known.')).toBeVisible();
  await expect(page.getByText('4,821')).toBeVisible();
});

test('what a server leaves out is not known, and nothing breaks', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const part = {
    profile: {},
    repositories: [{ name: 'bare', updatedAt: 'never' }],
    activity: null,
    lastSyncAt: 'soon',
  };
  await answerStats(page, {
    githubStats: { githubStats: part },
    actionsSummary: { actionsSummary: null },
    actionsRuns: { actionsRuns: [{ workflowName: 'CI', status: 'queued' }, null] },
    actionsBilling: { actionsBilling: { scope: 'user:rowan-hale' } },
  });
  await page.goto('/dev-stats');
  await expect(page.getByText('no data', { exact: true })).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Commits by hour' })).toContainText('No data from the server.');
  await tab(page, 'Languages').click();
  await expect(page.getByRole('tabpanel')).toContainText('No data from the server.');
  await tab(page, 'Activity').click();
  await expect(page.getByRole('tabpanel').getByText('No data from the server.')).toHaveCount(2);
  await tab(page, 'Repositories').click();
  await expect(page.getByRole('article')).toHaveText(/bare.*— stars.*— forks.*— commits.*Updated —/);
  await tab(page, 'CI/CD').click();
  await expect(page.getByRole('region', { name: 'Workflow performance' })).toContainText('No data');
  await expect(page.getByRole('region', { name: 'Recent runs' })).toContainText('ran —');
  await expect(page.getByRole('region', { name: 'Actions minutes' })).toContainText('no data');
  await expectAccessible(page);
  expect(broken).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it would show and leads to the definitions', async ({ page }) => {
    await page.goto('/dev-stats');
    await expect(page.getByRole('link', { name: 'definitions of the statistics' })).toHaveAttribute(
      'href',
      '/docs/statistics',
    );
    await expect(page.getByText('Loading GitHub statistics...')).toBeHidden();
  });
});

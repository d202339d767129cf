import { stats } from '../fixtures/stats-answers';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Page, test } from './test';

const SHORT = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('with figures', () => {
  test.beforeEach(async ({ page }) => {
    await answerStats(page);
    await page.goto('/dev-stats');
  });

  test('the headline, its definitions, a failed refresh, which keeps the figures, and the tabs, of which one is in the address', async ({
    page,
  }) => {
    for (const [label, value] of [
      ['Total Commits', '4,821'],
      ['Pull Requests', '312'],
      ['Current Streak', '6'],
      ['This Year', '1,204'],
    ]) {
      await expect(page.locator('dl > div', { hasText: label }).first().locator('dt + dd')).toContainText(value ?? '');
    }
    await expect(page.getByText('Last synced')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Languages', 'Activity', 'Repositories', 'CI/CD']);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    for (const link of await page.getByRole('link', { name: /^Definition:/ }).all()) {
      await expect(link).toHaveAttribute('href', /^\/docs\/statistics#[a-z-]+$/);
    }
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Couldn’t refresh.+ loaded on .+ UTC/)).toBeVisible();
    await expect(page.getByText('4,821')).toBeVisible();
    await page.unroute('**/graphql');
    await answerStats(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/Couldn’t refresh/)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Figures refreshed.' })).toHaveCount(1);
    await tab(page, 'Languages').click();
    await expect(page).toHaveURL('/dev-stats?tab=languages');
    await page.reload();
    await expect(tab(page, 'Languages')).toHaveAttribute('aria-selected', 'true');
  });

  test('the menu of a panel has its definition, and a card links to it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Options: Achievements' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Options: Achievements' });
    await expect(menu.getByRole('term')).toHaveText(['Window', 'Source']);
    await expectAccessible(page, { within: ['[role=dialog]'] });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    await page.getByRole('button', { name: 'Options: Profile' }).focus();
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await menu.getByRole('button', { name: 'Achievements, Table' }).click();
    const table = page.getByRole('region', { name: 'Achievements, table' });
    await expect(table).toBeFocused();
    await expect(table.getByRole('row')).toHaveCount(6);
    await page.getByRole('button', { name: 'Hide table' }).press('Enter');
    await expect(table).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.getByRole('link', { name: 'Definition: Current Streak' }).click();
    await expect(page).toHaveURL('/docs/statistics#streak');
    await expect(page.getByRole('heading', { name: /^Streak/ })).toBeInViewport();
  });

  test('a tab and a menu whose code does not load say so, and the figures stay', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Options: Profile' }).click();
    await expect(page.getByRole('dialog', { name: 'Options: Profile' })).toContainText('Couldn’t load this section.');
    await page.keyboard.press('Escape');
    await tab(page, 'Languages').click();
    const failures = page.getByRole('tabpanel').getByText('Couldn’t load this section.');
    await expect(failures.first()).toBeVisible();
    await expect(page.getByText('4,821')).toBeVisible();
    await page.unroute('**/_next/static/chunks/*.js');
    await page.getByRole('button', { name: 'Reload the page' }).first().click();
    await expect(page.getByRole('region', { name: 'Languages by commits' })).toBeVisible();
  });

  test('every tab shows its figures and is accessible on a desktop and a phone', async ({ page }) => {
    const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
    const expectFits = async () => {
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectAccessible(page, { measuresContrast: false });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 720 });
    };
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile.locator('div', { hasText: 'Total releases' }).last()).toContainText('—');
    await expect(list('Achievements')).toHaveText([/Earned/, /Earned/, /Earned/, /Consistent CoderNot yet/, /Earned/]);
    await expectFits();
    await tab(page, 'Languages').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'TypeScript' })).toHaveText(
      'TypeScript62.7%3,021 commits',
    );
    await expect(page.getByRole('region', { name: 'Languages over time' }).getByRole('figure').first()).toBeVisible();
    await expectFits();
    await tab(page, 'Activity').click();
    await expect(list('Last 7 days')).toHaveCount(7);
    const today = new Date().toLocaleDateString('en-US', SHORT);
    await expect(list('Last 7 days').last()).toHaveText(`${today}3 commits`);
    await expect(list('By day of week')).toHaveText([/^Mon/, /^Tue/, /^Wed/, /^Thu/, /^Fri/, /^Sat/, /^Sun/]);
    await expect(page.getByRole('figure', { name: 'Commits by week' })).toBeVisible();
    await expectFits();
    await tab(page, 'Repositories').click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('What it is for, in a sentence.');
    const updated = new Date(stats.repositories[0]?.updatedAt ?? '').toLocaleDateString('en-US', LONG);
    const facts = ['TypeScript', '12 stars', '3 forks', '421 commits', `Updated ${updated}`];
    await expect(page.getByRole('article').first().getByRole('listitem')).toHaveText(facts);
    await expect(page.getByText('Public', { exact: true })).toHaveCount(1);
    await expectFits();
    await tab(page, 'CI/CD').click();
    const minutes = page.getByRole('region', { name: 'Actions minutes usage' });
    const over = minutes.getByText(/\d over the [\d,]+ included/);
    await expect(over).toBeVisible();
    const bar = await minutes.locator('[style*="100%"]').evaluate((part) => getComputedStyle(part).color);
    const [red = 0, ...others] = bar.match(/\d+/g)?.map(Number) ?? [];
    expect(red, bar).toBeGreaterThan(1.5 * Math.max(...others.slice(0, 2)));
    await expect(page.getByText('last 4 weeks')).toBeVisible();
    const workflows = page.getByRole('region', { name: 'Workflow performance' });
    const rows = workflows.getByRole('rowheader', { name: /^Workflow \d/ });
    await expect(rows).toHaveCount(10);
    const [, , ...cells] = await workflows.getByRole('row').nth(2).locator('th, td').allInnerTexts();
    expect(cells).toEqual(['10', expect.stringContaining('89.9%'), '4.0 min', '—', '5.0%']);
    await expect(minutes.getByRole('listitem')).toHaveText([
      ...['Ubuntu 1,900 min × 1', 'Windows 100 min × 2', 'macOS 20 min × 10', 'Not counted 120 min', 'Paid 12 min'],
    ]);
    await expect(list('Recent runs')).toHaveCount(15);
    for (const text of ['cancelled', 'ran 4.0 min', 'queued 7 s'])
      await expect(list('Recent runs').nth(2)).toContainText(text);
    const delivery = page.getByRole('region', { name: 'Delivery' });
    await expect(delivery).toContainText('median of 38 deployed pull requests2.5 days');
    await expect(delivery).toContainText('4 of 33 deployments needed a fix');
    await expect(delivery).toContainText('Only 4 repaired deployments; at least 5 needed—');
    await expectFits();
  });

  test('Tab moves from the refresh button through the tabs to the map', async ({ page }) => {
    const focused = page.locator(':focus');
    await expect(page.getByRole('cell', { name: 'Monday 01:00: 4 commits' })).toBeVisible();
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
    await expect(page.getByRole('button', { name: 'Options: Languages by commits' })).toBeVisible();
    for (const name of ['Period', 'Options: Languages by commits']) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    await page.getByRole('button', { name: 'Options: Commits by hour and weekday' }).focus();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(/^Monday 00:00: /);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists its figures and links to the definitions', async ({ page }) => {
    await page.goto('/dev-stats');
    await expect(page.getByRole('link', { name: 'definitions of the statistics' })).toHaveAttribute(
      'href',
      '/docs/statistics',
    );
    await expect(page.getByText('Loading GitHub statistics...')).toBeHidden();
  });
});

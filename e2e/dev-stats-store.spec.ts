import { existsSync, readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { commits, count } from './figure-texts';
import { minuteFigures, runFigures, workflowFigures } from './pipeline-figures';
import { originOf, WITH_STORE } from './servers';
import { readRows, removeStore, runDb, STORE_URL } from './store';
import { commitsBy, languageFigures, profileFigures, repositoryFigures, slotFigures } from './store-figures';
import { expect, type Locator, type Page, test } from './test';

// The journeys share one store and fill it step by step, so they run in order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: originOf(WITH_STORE) });
test.beforeAll(removeStore);

const NO_DATA = 'No GitHub data available. Please run the collection script.';
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

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

async function readTexts(items: Locator): Promise<string[]> {
  return (await items.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
}

async function expectHeadline(page: Page) {
  const { totalCommits, totalPRs, current, thisYear } = await profileFigures();
  for (const [term, value] of [
    ['Total Commits', totalCommits],
    ['Pull Requests', totalPRs],
    ['Current Streak', current],
    ['This Year', thisYear],
  ] as const) {
    await expect(figure(page, term).first()).toHaveText(value === null ? '—no data' : count(value));
  }
}

async function expectHeatMap(page: Page) {
  const slots = await slotFigures();
  const total = [...slots.values()].reduce((sum, value) => sum + value, 0);
  const map = region(page, 'Commits by hour and weekday');
  const cells = map.locator('td[data-slot]');
  await expect(figure(map, 'Total commits')).toHaveText(count(total));
  await expect(cells).toHaveCount(168);
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getAttribute('data-slot'), cell.getAttribute('aria-label')]),
  );
  for (const [slot, text] of shown) {
    const [day = '', hour = ''] = slot?.split('-') ?? [];
    const expected = `${WEEKDAYS[Number(day)]} ${hour.padStart(2, '0')}:00: ${commits(slots.get(slot ?? '') ?? 0)}`;
    expect(text).toBe(expected);
  }
  const average = total / 168;
  await expect(figure(map, 'Average per hour')).toHaveText(average < 0.1 ? '< 0.1' : average.toFixed(1));
  await expect(figure(map, 'Active hours')).toHaveText(`${slots.size} of 168`);
  const most = Math.max(...slots.values());
  const [day = '', hour = ''] = (await figure(map, 'Most active').innerText()).split(' ');
  expect(slots.get(`${WEEKDAYS.indexOf(day)}-${Number(hour.slice(0, 2))}`)).toBe(most);
}

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

  test('the headline, the profile, the achievements and the heat map are those of the rows', async ({ page }) => {
    await open(page, 'overview');
    await expect(page.getByText('Demo data, not real activity.')).toBeVisible();
    const [state] = await readRows("SELECT last_sync_at FROM state WHERE family = 'stats'");
    await expect(page.locator('time').first()).toHaveAttribute('datetime', String(state?.last_sync_at));
    await expectHeadline(page);
    await expectHeatMap(page);
    const figures = await profileFigures();
    const profile = region(page, 'Profile');
    for (const [term, value] of [
      ['Private repositories', figures.privateRepos],
      ['Total pull requests', figures.totalPRs],
      ['Total issues', figures.totalIssues],
      ['Longest streak', figures.longest],
      ['Contributions this year', figures.thisYear],
      ['Total releases', figures.totalReleases],
    ] as const) {
      await expect(figure(profile, term)).toHaveText(count(value));
    }
    const languages = (await languageFigures()).length;
    const items = region(page, 'Achievements').getByRole('listitem');
    for (const [index, [value, needed]] of [
      [figures.totalCommits, 100],
      [Number(figures.totalPRs), 10],
      [languages, 2],
      [figures.current, 7],
      [figures.repositories, 3],
    ].entries()) {
      await expect(items.nth(index)).toContainText(Number(value) >= Number(needed) ? 'Earned' : 'Not yet');
    }
    const [given] = await readRows("SELECT reviews ->> 'given' AS given FROM profile");
    await expect(figure(region(page, 'Reviews'), 'Reviews given')).toHaveText(count(Number(given?.given)));
  });

  test('languages, the last seven days and the days of the week', async ({ page }) => {
    await open(page, 'languages');
    const expected = (await languageFigures()).map((texts) => texts.join(''));
    expect(expected.length).toBeGreaterThan(2);
    expect(await readTexts(region(page, 'Languages by commits').getByRole('listitem'))).toEqual(expected);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(region(page, 'Last 7 days')).toContainText('commit');
    const byDay = await commitsBy('%Y-%m-%d');
    const days = Array.from({ length: 7 }, (_, index) => new Date(Date.now() - (6 - index) * 86_400_000));
    const week = days.map((day) => {
      const name = day.toLocaleDateString('en-US', {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      });
      return name + commits(byDay.get(day.toISOString().slice(0, 10)) ?? 0);
    });
    expect(await readTexts(region(page, 'Last 7 days').getByRole('listitem'))).toEqual(week);
    const byWeekday = await commitsBy('%w');
    const weekdays = WEEKDAYS.map((name, weekday) => name + commits(byWeekday.get(String(weekday)) ?? 0));
    weekdays.push(...weekdays.splice(0, 1));
    const panel = region(page, 'By day of week');
    expect(await readTexts(panel.getByRole('listitem'))).toEqual(weekdays);
    await expect(panel).toContainText('all time');
  });

  test('repositories', async ({ page }) => {
    await open(page, 'repositories');
    const expected = await repositoryFigures();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(expected.length);
    for (const [index, row] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(String(row.name));
      await expect(card.getByText('Public', { exact: true })).toBeVisible();
      const updated = new Date(String(row.updated_at)).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      const facts = (await readTexts(card.getByRole('listitem'))).slice(-4);
      expect(facts).toEqual([
        `${count(row.stars)} stars`,
        `${count(row.forks)} forks`,
        row.commits === null ? '— commits' : commits(row.commits),
        `Updated ${updated}`,
      ]);
    }
  });

  test('minutes, workflows and runs', async ({ page }) => {
    await open(page, 'cicd');
    const minutes = await minuteFigures();
    const usage = region(page, 'Actions minutes usage');
    const [used, included] = [Number(minutes?.used), Number(minutes?.included_minutes)];
    const text =
      used > included
        ? `min, ${count(used - included)} over the ${count(included)} included`
        : `of ${count(included)} included minutes`;
    await expect(usage).toContainText(`${count(used)}${text}`);
    expect(await readTexts(usage.getByRole('listitem'))).toEqual([
      `Ubuntu ${count(minutes?.ubuntu_minutes)} min × 1`,
      `Windows ${count(minutes?.windows_minutes)} min × 2`,
      `macOS ${count(minutes?.macos_minutes)} min × 10`,
      `Not counted ${count(minutes?.free_minutes)} min`,
      `Paid ${count(minutes?.total_paid_minutes_used)} min`,
    ]);
    const workflows = await workflowFigures();
    expect(workflows).toHaveLength(10);
    const performance = region(page, 'Workflow performance');
    const rows = performance.locator('tr:has(th[scope="row"])');
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [0, 3, 2, 4, 5, 6].map((column) => row.children[column]?.textContent).join(' ')),
    );
    expect(shown).toEqual(workflows);
    const runs = await runFigures();
    const items = region(page, 'Recent runs').getByRole('listitem');
    await expect(items).toHaveCount(runs.length);
    for (const [index, { name, badge, ran, queued, startedAt }] of runs.entries()) {
      for (const text of [name, badge, ran, queued]) await expect(items.nth(index)).toContainText(text);
      await expect(items.nth(index).locator('time')).toHaveAttribute('datetime', startedAt);
    }
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

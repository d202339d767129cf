import { existsSync } from 'node:fs';
import { openStore } from '../lib/dev-stats/store/client';
import { beginCollection } from '../lib/dev-stats/store/write/begin-collection';
import { completeCommits, saveCommits } from '../lib/dev-stats/store/write/commits';
import { expectAccessible } from './axe';
import { expectMonths, expectPeriod, expectWorkflowAndMarks } from './cicd-journeys';
import { commits, count } from './figure-texts';
import { minuteFigures, runFigures, workflowFigures } from './pipeline-figures';
import { originOf, WITH_STORE } from './servers';
import { removeStore, rowsOf, runDb, STORE_URL } from './store';
import {
  commitsBy,
  DAYS_BEFORE,
  LAST_90_DAYS,
  languageFigures,
  localDays,
  openedAndContributed,
  profileFigures,
  repositoryFigures,
  slotFigures,
  weekFigures,
} from './store-figures';
import { expect, type Locator, type Page, test } from './test';

// The journeys share one store and fill it step by step, so they run in order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: originOf(WITH_STORE) });
test.beforeAll(removeStore);

const DAY = 86_400_000;
const now = Math.floor(Date.now() / 1000);
const midnight = Math.floor(Date.now() / DAY) * DAY;
const NO_DATA = 'No GitHub data available. Please run the collection script.';
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

async function open(page: Page, tab: string, period = '') {
  await page.goto(`/dev-stats?tab=${tab}&period=${period}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('id', new RegExp(`${tab}$`));
  // The code of a panel comes with its tab.
  await expect(page.getByRole('tabpanel')).toHaveText(/\w/);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
/** The description of a term in a description list. */
const figure = (scope: Page | Locator, term: string) =>
  scope.locator('dl > div').filter({ hasText: term }).locator('dd');

async function textsOf(items: Locator): Promise<string[]> {
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

/** Each card compares the last 30 days with the 30 before. */
async function expectTrends(page: Page) {
  const [now, before] = [await openedAndContributed(29, 0), await openedAndContributed(59, 30)];
  const date = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  const days = await localDays();
  const sum = (from: number, to: number) =>
    days.filter((day) => day.date >= date(from) && day.date <= date(to)).reduce((total, day) => total + day.commits, 0);
  for (const [term, value, change] of [
    ['Total Commits', sum(29, 0), sum(29, 0) - sum(59, 30)],
    ['Pull Requests', now.opened, now.opened - before.opened],
    ['This Year', now.contributed, now.contributed - before.contributed],
  ] as const) {
    // Contributions are known by day from January 1 on.
    if (term === 'This Year' && date(59) < `${date(0).slice(0, 4)}-01-01`) continue;
    const compared = change === 0 ? 'the same as' : `${change > 0 ? '+' : '−'}${count(Math.abs(change))} compared with`;
    await expect(figure(page, term).nth(1)).toHaveText(`${count(value)} in 30 days, ${compared} the 30 days before`);
  }
}

async function expectHeatMap(page: Page, where?: string) {
  const slots = await slotFigures(where);
  const total = [...slots.values()].reduce((sum, value) => sum + value, 0);
  const map = region(page, 'Commits by hour and weekday');
  const cells = map.locator('td[data-slot]');
  await expect(cells).toHaveCount(168);
  const shown = await cells.evaluateAll((all) => all.map((cell) => [cell.getAttribute('data-slot'), cell.textContent]));
  for (const [slot, text] of shown) {
    const [day = '', hour = ''] = slot?.split('-') ?? [];
    const expected = `${WEEKDAYS[Number(day)]} ${hour.padStart(2, '0')}:00: ${commits(slots.get(slot ?? '') ?? 0)}`;
    expect(text).toBe(expected);
  }
  await expect(figure(map, 'Total commits')).toHaveText(count(total));
  const average = total / 168;
  await expect(figure(map, 'Average per hour')).toHaveText(average < 0.1 ? '< 0.1' : average.toFixed(1));
  await expect(figure(map, 'Active hours')).toHaveText(`${slots.size} of 168`);
  const most = Math.max(...slots.values());
  const [day = '', hour = ''] = (await figure(map, 'Most active').innerText()).split(' ');
  expect(slots.get(`${WEEKDAYS.indexOf(day)}-${Number(hour.slice(0, 2))}`)).toBe(most);
}

for (const [what, prepare] of [
  ['no store', () => {}],
  ['an empty store', () => runDb('migrate')],
] as const) {
  test(`for ${what} the page names the command to run, and creates nothing`, async ({ page }) => {
    prepare();
    const before = existsSync(STORE_URL.slice('file:'.length));
    await open(page, 'overview');
    await expect(page.getByText(NO_DATA)).toBeVisible();
    await expect(page.getByText('npm run collect -- github')).toBeVisible();
    await expect(page.getByText('Not synced yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'CI/CD' }).click();
    await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
    await open(page, 'cicd', '90d');
    await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
    await expectAccessible(page);
    expect(existsSync(STORE_URL.slice('file:'.length))).toBe(before);
  });
}

test.describe('with the sample', () => {
  test.beforeAll(() => runDb('sample'));

  test('the page shows the sample mark and the collection time', async ({ page }) => {
    await open(page, 'overview');
    await expect(page.getByText('Demo data, not real activity.')).toBeVisible();
    const [state] = await rowsOf("SELECT last_sync_at FROM state WHERE family = 'stats'");
    await expect(page.locator('time').first()).toHaveAttribute('datetime', String(state?.last_sync_at));
  });

  test('the headline, the profile and the achievements are those of the rows', async ({ page }) => {
    await open(page, 'overview');
    await expectHeadline(page);
    await expectTrends(page);
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
  });

  test('languages', async ({ page }) => {
    await open(page, 'languages');
    const expected = (await languageFigures()).map((texts) => texts.join(''));
    expect(expected.length).toBeGreaterThan(2);
    expect(await textsOf(region(page, 'Languages by commits').getByRole('listitem'))).toEqual(expected);
  });

  test('the last seven days and the days of the week', async ({ page }) => {
    await open(page, 'activity');
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
    expect(await textsOf(region(page, 'Last 7 days').getByRole('listitem'))).toEqual(week);
    const byWeekday = await commitsBy('%w');
    const weekdays = WEEKDAYS.map((name, weekday) => name + commits(byWeekday.get(String(weekday)) ?? 0));
    const panel = region(page, 'By day of week');
    expect(await textsOf(panel.getByRole('listitem'))).toEqual(weekdays);
    await expect(panel).toContainText('All collected commits. 3 commits with an implausible date are left out.');
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
      const facts = (await textsOf(card.getByRole('listitem'))).slice(-4);
      expect(facts).toEqual([
        `${count(row.stars)} stars`,
        `${count(row.forks)} forks`,
        row.commits === null ? '— commits' : commits(row.commits),
        `Updated ${updated}`,
      ]);
    }
  });

  test('a period applies to languages, days, hours and charts', async ({ page }) => {
    await open(page, 'languages', '90d');
    const languages = await languageFigures(LAST_90_DAYS);
    const shown = region(page, 'Languages by commits').getByRole('listitem');
    await expect(shown).toHaveCount(languages.length);
    // The days do not tell which commits count for the main language of their repository.
    const withoutSource = languages.map((texts) => texts.join('').replace(/By repository|[\d,]+ by repository/, ''));
    expect(await textsOf(shown)).toEqual(withoutSource);
    await expectHeatMap(page, LAST_90_DAYS);
    await page.getByRole('tab', { name: 'Activity' }).click();
    const chart = page.getByRole('figure', { name: 'Commits by week' });
    await chart.getByText('Show as table').click();
    await expect(chart.getByRole('cell').first()).toBeVisible();
    const rows = chart.getByRole('row').filter({ has: page.getByRole('cell') });
    const texts = await rows.evaluateAll((all) =>
      all.map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent)),
    );
    const column = (at: number) =>
      texts.flatMap((cells) => (cells[at] === '0 commits' ? [] : `${cells[0]}${cells[at]}`));
    expect(column(1)).toEqual(await weekFigures(LAST_90_DAYS));
    expect(column(2)).toEqual(await weekFigures(DAYS_BEFORE, 90));
    await expectAccessible(page);
    await page.getByLabel('Period').selectOption('Default periods');
    await expect(page).toHaveURL(/dev-stats\?tab=activity$/);
  });

  test('a repository opens with its weeks, pull requests, releases and commits, and has an address', async ({
    page,
  }) => {
    await open(page, 'repositories');
    await page.getByRole('button', { name: 'Details of eng-insights-platform' }).click();
    await expect(page).toHaveURL(/repo=/);
    await page.reload();
    const panel = region(page, 'eng-insights-platform');
    await expect(panel.getByRole('figure', { name: 'Commits by week' })).toBeVisible();
    await expect(region(page, 'Pull requests').getByRole('listitem')).toHaveCount(10);
    await expect(region(page, 'Releases').getByRole('listitem')).toHaveCount(9);
    await expect(page.getByRole('region', { name: 'Commits', exact: true }).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, { within: ['[role=tabpanel]'] });
    await page.getByRole('button', { name: 'All repositories' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
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
    expect(await textsOf(usage.getByRole('listitem'))).toEqual([
      `Ubuntu ${count(minutes?.ubuntu_minutes)} min × 1`,
      `Windows ${count(minutes?.windows_minutes)} min × 2`,
      `macOS ${count(minutes?.macos_minutes)} min × 10`,
      `Not counted ${count(minutes?.free_minutes)} min`,
      `Paid ${count(minutes?.total_paid_minutes_used)} min`,
    ]);
    const figures = await workflowFigures();
    const workflows = figures.map(({ name, texts }) => [name, ...texts].join(' '));
    expect(workflows).toHaveLength(10);
    const performance = region(page, 'Workflow performance');
    const rows = performance.locator('tr:has(th[scope="row"])');
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')),
    );
    expect(shown).toEqual(workflows);
    expect(await textsOf(performance.getByRole('definition'))).toEqual(figures.flatMap(({ spread }) => spread));
    // The window starts 4 weeks before midnight; the collection ended today.
    const isWhole = (week: string) => Date.parse(week) >= midnight - 28 * DAY && Date.parse(week) + 7 * DAY <= midnight;
    const partial = [...new Set(figures.map(({ week }) => week))].map((week) => !isWhole(week));
    const weeks = await textsOf(performance.locator('th[scope="rowgroup"]'));
    expect(weeks.map((week) => week.endsWith(', partial'))).toEqual(partial);
    const runs = await runFigures();
    const items = region(page, 'Recent runs').getByRole('listitem');
    await expect(items).toHaveCount(runs.length);
    for (const [index, { name, badge, ran, queued, startedAt }] of runs.entries()) {
      for (const text of [name, badge, ran, queued]) await expect(items.nth(index)).toContainText(text);
      await expect(items.nth(index).locator('time')).toHaveAttribute('datetime', startedAt);
    }
  });

  test('minutes by month', ({ page }) => expectMonths(page));
  test('workflows and delivery of a period', ({ page }) => expectPeriod(page));
  test('another workflow stays in the address, and a mark says what the list of runs says', ({ page }) =>
    expectWorkflowAndMarks(page));

  test('the heat map', async ({ page }) => {
    await open(page, 'overview');
    await expectHeatMap(page);
  });
});

test.describe('after collections that failed', () => {
  test.beforeAll(async () => {
    const store = await openStore({ url: STORE_URL });
    const begin = () => beginCollection(store, { source: 'github', now: () => new Date() });
    const first = await begin();
    await first.saveRepositories([repository('kept'), repository('read'), repository('hidden', true)]);
    await saveCommits(await first.savedRepository('kept'), [commit(1), commit(2)]);
    await saveCommits(await first.savedRepository('hidden'), [commit(9)]);
    for (const id of ['kept', 'hidden']) await completeCommits(await first.savedRepository(id));
    await first.finish();

    const second = await begin();
    await second.saveRepositories([repository('read'), repository('hidden', true)]);
    await second.keepRepository('kept');
    await saveCommits(await second.savedRepository('read'), [commit(0), commit(1), commit(30)]);
    for (const id of ['read', 'hidden']) await completeCommits(await second.savedRepository(id));
    await second.finish();

    await (await begin()).fail('the host did not answer');
    await (await beginCollection(store, { source: 'actions', now: () => new Date() })).fail('the host did not answer');
    store.close();
  });

  test('the page reports it and shows the previous figures, with the kept repository', async ({ page }) => {
    await open(page, 'repositories');
    const notices = page.getByRole('status').first();
    await expect(notices).toContainText(
      /The collection from GitHub on .+ failed\. The figures are from the one before\./,
    );
    await expect(notices).toContainText(/1 repository couldn’t be read on .+; its figures are from/);
    await expect(notices).toContainText(/GitHub Actions on .+ failed\. There are no earlier figures\./);
    await expect(page.getByText('Demo data, not real activity.')).toHaveCount(0);
    const [good] = await rowsOf(
      "SELECT max(finished_at) AS at FROM collection WHERE status = 'ok' AND source = 'github'",
    );
    await expect(page.locator('time').first()).toHaveAttribute('datetime', String(good?.at));
    await expectHeadline(page);
    await expectHeatMap(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').filter({ hasText: 'kept' })).toContainText(
      /Couldn’t be read last time.*2 commits/,
    );
    await expect(
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'read', exact: true }) }),
    ).toContainText('3 commits');
    await expect(page.getByText('hidden')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(figure(page, 'Private repositories')).toHaveText('1');
    await expect(figure(page, 'Total issues')).toHaveText('—');
    await page.getByRole('tab', { name: 'CI/CD' }).click();
    await expect(page.getByText('No CI/CD Data Available')).toBeVisible();
  });
});

test.describe('with figures of local clones alone', () => {
  test.beforeAll(async () => {
    removeStore();
    runDb('migrate');
    const store = await openStore({ url: STORE_URL });
    const clones = await beginCollection(store, { source: 'git', now: () => new Date() });
    await clones.saveRepositories([repository('clone')]);
    await saveCommits(await clones.savedRepository('clone'), [commit(1), commit(2)]);
    await completeCommits(await clones.savedRepository('clone'));
    await clones.finish();
    store.close();
  });

  test('the page shows them and does not say that there are none', async ({ page }) => {
    await open(page, 'overview');
    await expectHeadline(page);
    await expectHeatMap(page);
    await expect(page.getByText(NO_DATA)).toHaveCount(0);
  });
});

function repository(id: string, isPrivate = false) {
  return {
    ...{ id, name: id, fullName: `rowan-hale/${id}`, description: null, language: 'Go', isPrivate },
    ...{ stars: 1, forks: 0, watchers: 0, htmlUrl: `https://code.example.com/rowan-hale/${id}`, pushedAt: null },
    ...{ createdAt: '2020-01-02T03:04:05Z', updatedAt: '2026-01-01T00:00:00Z' },
    ...{ pullRequests: 0, issues: 0, releases: 0 },
  };
}

function commit(daysAgo: number) {
  const authoredAt = now - daysAgo * 86_400;
  return {
    ...{ sha: `${daysAgo}`, message: 'Work', authorName: 'Rowan Hale', authorEmail: null },
    ...{ authoredAt, authorOffset: 120, committedAt: authoredAt },
  };
}

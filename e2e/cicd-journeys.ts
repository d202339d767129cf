import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { deliveryFigures, deliveryRows, deliveryWeekFigures, inColumns } from './delivery-figures';
import { monthFigures, trendFigures } from './pipeline-figures';
import { expect, type Locator, type Page } from './test';

/** Journeys on the CI/CD tab; the store has the sample. */

const DAY = 86_400_000;
const date = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);
const region = (page: Page, name: string) => page.getByRole('region', { name });
const chart = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

async function tableOf(figure: Locator): Promise<string[][]> {
  await figure.getByText('Show as table').click();
  const rows = figure.locator('tbody tr');
  await expect(rows).not.toHaveCount(0);
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

export async function expectMonths(page: Page) {
  await page.goto('/dev-stats?tab=cicd');
  const text = (value: unknown) =>
    value === null ? '—' : `${Math.round(Number(value)).toLocaleString('en-US')} minutes`;
  const expected = (await monthFigures()).map(([month, used, included]) => [String(month), text(used), text(included)]);
  expect(expected.length).toBeGreaterThan(3);
  expect(await tableOf(chart(page, 'Minutes by month'))).toEqual(expected);
}

export async function expectPeriod(page: Page) {
  const [from, to] = [date(40), date(10)];
  const [since, until] = [`${from}T00:00:00Z`, `${date(9)}T00:00:00Z`];
  await page.goto(`/dev-stats?tab=cicd&period=custom&from=${from}&to=${to}`);
  const workflows = await trendFigures(since, until);
  const [first] = workflows;
  const sum = (of: (one: (typeof workflows)[number]) => number) => workflows.reduce((all, one) => all + of(one), 0);
  const overall = Math.floor((sum(({ successes }) => successes) / sum(({ runs }) => runs)) * 1000) / 10;
  const panel = region(page, 'Workflows over time');
  await expect(panel).toContainText(
    `${overall.toFixed(1)}% of ${sum(({ runs }) => runs)} attempts of ${workflows.length} workflows succeeded, `,
  );
  await expect(panel).toContainText('than in the period before');
  const weeks = first?.weeks ?? [];
  expect(weeks.length).toBeGreaterThan(3);
  expect(await tableOf(chart(page, 'Success rate'))).toEqual(weeks.map(({ week, rate }) => [week, rate]));
  expect(await tableOf(chart(page, 'Duration'))).toEqual(weeks.map(({ week, duration }) => [week, ...duration]));
  expect(await tableOf(chart(page, 'Queue'))).toEqual(weeks.map(({ week, queue }) => [week, ...queue]));
  await expect(chart(page, 'Duration')).toContainText(
    `Half of ${first?.duration.split(' n ')[1]} attempts took at most`,
  );

  const ranking = region(page, 'Slowest and flakiest');
  for (const { name, repaired, ended } of workflows.filter((one) => one.repaired > 0 && one.ended >= 10))
    await expect(
      ranking.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'passed only' }),
    ).toContainText(`${repaired} of ${ended} runs passed only on a retry`);

  const figures = await deliveryFigures(since, until);
  const delivery = region(page, 'Delivery');
  await expect(delivery).toContainText(`half of ${figures.cycle.length} pull requests merged within`);
  await expect(delivery).toContainText('In the period before: ');
  await expect(delivery).toContainText('What the data cannot say');
  const rows = deliveryRows(figures);
  for (const { name, value, basis, spread } of rows) {
    const row = delivery.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.locator('dd')).toHaveText([
      `${value}`,
      new RegExp(`^${spread}${basis}(\\. In the period before: .+)?$`),
    ]);
  }
  for (const [name, hours] of [
    ['Cycle time', figures.cycle],
    ['Lead time for changes', figures.lead],
    ['Time to first review', figures.review],
    ['Time to restore', figures.restored],
  ] as const) {
    const bins = await tableOf(chart(page, name));
    expect(bins.map(([, text]) => Number.parseInt(text ?? '', 10))).toEqual(inColumns(hours));
  }
  const durations = JSON.parse(await fileOf(page, 'Workflows over time', `Duration, ${first?.name}, JSON`));
  expect(durations.about).toMatch(/^Workflows over time · Demo data · /);
  const saved = JSON.parse(await fileOf(page, 'Delivery', 'Delivery, JSON'));
  expect(saved.about).toMatch(/^Demo data · .+ to /);
  expect(saved.rows.map((row: Record<string, unknown>) => [row.Figure, row['Value or median']])).toEqual(
    rows.map(({ name, figure }) => [name, figure === null ? null : expect.closeTo(figure, 6)]),
  );
  const byWeek = await deliveryWeekFigures(since, until);
  expect(byWeek.some(({ deployments }) => deployments > 0)).toBe(true);
  expect(await tableOf(chart(page, 'Merges and deployments'))).toEqual(
    byWeek.map(({ week, merges, deployments }) => [week, `${merges}`, `${deployments}`]),
  );
  const times = JSON.parse(await fileOf(page, 'Delivery', 'Cycle time by week, JSON'));
  expect(times.rows.map((row: Record<string, unknown>) => [row['Week of'], row[MEDIAN]])).toEqual(
    byWeek.map(({ week, cycleTime }) => [week, cycleTime === null ? null : expect.closeTo(cycleTime, 6)]),
  );
  await expectAccessible(page, { within: ['[role=tabpanel]'] });
}

const MEDIAN = 'Median, days, by week of the merge';

/** A file that the menu of a panel offers. */
async function fileOf(page: Page, panel: string, name: string) {
  await page.getByRole('button', { name: `Export: ${panel}`, exact: true }).click();
  const menu = page.getByRole('dialog', { name: `Export: ${panel}` });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name, exact: true }).click(),
  ]);
  await page.keyboard.press('Escape');
  return readFileSync(await download.path(), 'utf8');
}

export async function expectWorkflowAndMarks(page: Page) {
  await page.goto('/dev-stats?tab=cicd');
  await page.getByRole('combobox', { name: 'Workflow' }).selectOption('Journeys');
  await expect(page).toHaveURL(/workflow=Journeys/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Workflow' })).toHaveValue('Journeys');
  const newest = region(page, 'Recent runs').getByRole('listitem').filter({ hasText: 'CI' }).first();
  const mark = page.getByRole('slider', { name: 'CI, position' });
  await mark.focus();
  await page.keyboard.press('End');
  const time = (await newest.locator('time').textContent()) ?? '';
  await expect(mark).toHaveAttribute('aria-valuetext', new RegExp(`^${time}, .*not finished$`));
}

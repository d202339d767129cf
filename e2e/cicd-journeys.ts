import { expectAccessible } from './axe';
import { cycleTimes, monthFigures, rateOf, trendFigures } from './pipeline-figures';
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
  const weeks = [...(first?.weeks ?? [])].map(([week, runs]) => [week, rateOf(runs)]).sort();
  expect(await tableOf(chart(page, 'Success rate'))).toEqual(weeks);
  await expect(chart(page, 'Duration')).toContainText(
    `Half of ${first?.duration.split(' n ')[1]} attempts took at most`,
  );

  const ranking = region(page, 'Slowest and flakiest');
  for (const { name, repaired, ended } of workflows.filter((one) => one.repaired > 0 && one.ended >= 10))
    await expect(
      ranking.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'passed only' }),
    ).toContainText(`${repaired} of ${ended} runs passed only on a retry`);

  const merged = await cycleTimes(since, until);
  const delivery = region(page, 'Delivery');
  await expect(delivery).toContainText(`half of ${merged.length} pull requests merged within`);
  await expect(delivery).toContainText('In the period before: ');
  await expect(delivery).toContainText('What the data cannot say');
  const bins = await tableOf(chart(page, 'Cycle time'));
  const counted = bins.map(([, text]) => Number.parseInt(text ?? '', 10));
  expect(counted.reduce((all, count) => all + count, 0)).toBe(merged.length);
  expect(counted[0]).toBe(merged.filter((days) => days < 1 / 24).length);
  expect(counted[3]).toBe(merged.filter((days) => days >= 1 && days < 2).length);
  await expectAccessible(page, { within: ['[role=tabpanel]'] });
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

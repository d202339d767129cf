import { expectAccessible } from './axe';
import { answerLater, answerStats, PARTS } from './stats-answers';
import { expect, type Page, type Route, test } from './test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const part = (page: Page, name: string) => page.getByRole('region', { name });
const PIPELINE = PARTS.filter((name) => name !== 'githubStats');

test('a request names its operation, its variables and the stored token, but no empty token', async ({ page }) => {
  const sent: (string | undefined)[] = [];
  const bodies = new Map<string, { query: string; variables: Record<string, string> }>();
  await answerStats(page);
  await page.route('**/graphql', (route) => {
    const { operationName, ...body } = route.request().postDataJSON();
    bodies.set(operationName, body);
    sent.push(route.request().headers().authorization);
    return route.fallback();
  });
  await page.goto('/dev-stats?tab=cicd');
  await expect.poll(() => [...bodies.keys()].toSorted()).toEqual(PARTS.toSorted());
  expect(bodies.get('actionsSummary')?.variables).toMatchObject({ owner: 'rowan-hale', bucket: 'week' });
  expect(bodies.get('actionsSummary')?.variables.since).toMatch(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/);
  expect(bodies.get('actionsBilling')?.variables).toEqual({ scope: 'user:rowan-hale' });
  expect(sent).toEqual(PARTS.map(() => ''));
  await page.evaluate(() => localStorage.setItem('auth-token', 'secret'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => sent.slice(PARTS.length)).toEqual(PARTS.map(() => 'Bearer secret'));
});

const FAILURES: [name: string, requests: number, respond: (route: Route) => Promise<void>][] = [
  [
    'an error in the place of the statistics',
    1,
    (route) => route.fulfill({ json: { data: { githubStats: null, sources: [] }, errors: [{ message: 'Busy' }] } }),
  ],
  ['errors without data', 2, (route) => route.fulfill({ json: { errors: [{ message: 'Busy' }] } })],
  ['HTML', 2, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })],
  ['no response', 2, (route) => route.abort()],
];

/** Passes the time until a text is there. */
async function expectInTime(page: Page, text: string, passed: number) {
  await expect(async () => {
    await page.clock.fastForward(passed);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('a failed request is retried once, then reported, and can be repeated', async ({ page }) => {
  await page.clock.install();
  for (const [failure, requests, respond] of FAILURES) {
    await page.unroute('**/graphql');
    let asked = 0;
    await page.route('**/graphql', (route) => {
      asked += 1;
      return respond(route);
    });
    await page.goto('/dev-stats');
    await expectInTime(page, 'Couldn’t load the statistics', 2_000);
    expect(asked, failure).toBe(requests);
  }
  await expectAccessible(page);
  await tab(page, 'CI/CD').click();
  await expectInTime(page, 'Couldn’t load this section.', 2_000);
  await expectAccessible(page);
  await tab(page, 'Overview').click();
  await page.unroute('**/graphql');
  await answerStats(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('4,821')).toBeVisible();
});

test('a refresh replaces a request without a response, and is shown and announced while it runs', async ({ page }) => {
  const releaseFirst = await answerLater(page);
  await page.goto('/dev-stats?tab=cicd');
  await expect(page.getByText('Loading GitHub statistics...')).toBeVisible();
  await page.unroute('**/graphql');
  await answerStats(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('4,821')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Workflow 0' })).toBeVisible();
  releaseFirst();
  const release = await answerLater(page);
  const button = page.getByRole('button', { name: 'Refresh' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Refreshing...');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing figures.' })).toHaveCount(1);
  await expect(page.getByText('4,821')).toBeVisible();
  release();
  await expect(button).toHaveText('Refresh');
  await expect(button).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Figures refreshed.' })).toHaveCount(1);
});

test('requests without a response end as a failed load', async ({ page }) => {
  await page.clock.install();
  await page.route('**/graphql', () => {});
  await page.goto('/dev-stats');
  await expect(page.getByText('Loading GitHub statistics...')).toBeVisible();
  await expectInTime(page, 'Couldn’t load the statistics', 11_000);
});

test('parts of the CI/CD tab are shown as they arrive, and stay when the tab is opened again and refetches', async ({
  page,
}) => {
  const release = await answerLater(page, { isHeld: (name) => ['githubStats', 'actionsSummary'].includes(name) });
  await page.goto('/dev-stats?tab=cicd');
  await expect(part(page, 'Recent runs').getByRole('listitem')).toHaveCount(15);
  await expect(page.getByText('Loading GitHub statistics...')).toBeVisible();
  await expect(page.getByText('Loading CI/CD metrics...')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Workflow 0' })).toHaveCount(0);
  release();
  await expect(page.getByText('4,821')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Workflow 0' })).toBeVisible();
  await expect(page.getByText('Loading CI/CD metrics...')).toHaveCount(0);
  await tab(page, 'Overview').click();
  await page.unroute('**/graphql');
  const asked = new Set<string>();
  await page.route('**/graphql', (route) => {
    asked.add(route.request().postDataJSON().operationName);
    return route.abort();
  });
  await tab(page, 'CI/CD').click();
  await expect(page.getByText('Couldn’t refresh. Showing the previous figures.').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Workflow 0' })).toBeVisible();
  expect(asked).toEqual(new Set(PIPELINE));
});

test('the CI/CD tab asks for its figures before its code has loaded', async ({ page }) => {
  await answerStats(page);
  await page.goto('/dev-stats');
  await expect(page.getByText('4,821')).toBeVisible();
  await page.route('**/_next/static/chunks/*.js', () => {});
  const asked = Promise.all(
    PIPELINE.map((name) => page.waitForRequest((request) => request.postDataJSON()?.operationName === name)),
  );
  await tab(page, 'CI/CD').click();
  await asked;
});

test('a part that fails does not affect the others and is retried alone', async ({ page }) => {
  const failing = new Set(['githubHistory', 'actionsRuns']);
  await answerStats(page);
  await page.route('**/graphql', (route) =>
    failing.has(route.request().postDataJSON().operationName)
      ? route.fulfill({ status: 500, body: 'no' })
      : route.fallback(),
  );
  await page.goto('/dev-stats?tab=activity');
  const history = part(page, 'Commits over time');
  await expect(history).toContainText('Couldn’t load this section.');
  await expectAccessible(page, { within: ['[role=tabpanel]'] });
  failing.delete('githubHistory');
  await history.getByRole('button', { name: 'Try again' }).click();
  await expect(history.getByRole('figure', { name: 'Commits by week' })).toBeVisible();
  await tab(page, 'CI/CD').click();
  const runs = part(page, 'Recent runs');
  await expect(runs).toContainText('Couldn’t load this section.');
  await expect(part(page, 'Workflow performance').getByRole('rowheader', { name: 'Workflow 0' })).toBeVisible();
  failing.delete('actionsRuns');
  await runs.getByRole('button', { name: 'Try again' }).click();
  await expect(runs.getByRole('listitem')).toHaveCount(15);
});

import { expectAccessible } from './axe';
import { expect, type Locator, type Page, test } from './test';

const TITLES = ['Dachshund App', 'Engineering Insights Platform', 'QBR Reporting Web', 'AoE: Ashes of Empire'];

const search = (page: Page) => page.getByPlaceholder('Search projects...');
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const years = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test.beforeEach(async ({ page }) => {
  await page.goto('/projects');
});

test('shows every project under its year, newest first, in one column on a phone and in two otherwise', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(titles(page)).toHaveText(TITLES);
  await expect(years(page)).toHaveText(['2024', '2022', '2021', '2019']);
  const lists = page.getByRole('list').filter({ has: page.getByRole('article') });
  const columns = () =>
    lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length));
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(), `${width} px`).toEqual([count, count, count, count]);
  }
});

test('search ignores case, finds everything by spaces, and says when nothing is found', async ({ page }) => {
  await search(page).fill('dACHSHUND');
  await expect(titles(page)).toHaveText(['Dachshund App']);
  await expect(page.getByRole('status').first()).toHaveText('1 of 4 projects');
  await search(page).fill('inkscape');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
  await search(page).fill('   ');
  await expect(titles(page)).toHaveCount(4);
  await search(page).fill('no project has this');
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search terms or filters to find what you're looking for."),
  ).toBeVisible();
  await expectAccessible(page);
});

test('status, order and density can be chosen, with their labels', async ({ page }) => {
  const sort = page.getByRole('group', { name: 'Sort' });
  await expect(sort.locator('label')).toHaveText(['Year descending', 'Year ascending', 'Title A–Z', 'Title Z–A']);
  for (const [order, expected] of [
    ['Year ascending', ['2019', '2021', '2022', '2024']],
    ['Title A–Z', ['2019', '2021', '2022', '2024']],
    ['Title Z–A', ['2024', '2022', '2021', '2019']],
    ['Year descending', ['2024', '2022', '2021', '2019']],
  ] as const) {
    await page.getByRole('radio', { name: order }).check();
    await expect(years(page), order).toHaveText([...expected]);
  }
  const chips = page.getByRole('article').first().getByRole('list', { name: 'Technologies' }).getByRole('listitem');
  await expect(chips).toHaveText([/\w/, /\w/, /\w/, '+9']);
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(chips).toHaveText([/\w/, /\w/, '+10']);
  await expectAccessible(page);
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText(['All statuses', 'Active', 'Completed', 'Paused', 'Archived']);
  await status.selectOption('Paused');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
  await expect(page.getByRole('article').getByText('On Hold')).toBeVisible();
});

test('a card links to the write-up and, in a new tab, to the code and the live site', async ({ page }) => {
  const card = page.getByRole('article').first();
  for (const name of [/^Code/, /^Live/]) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
  const box = await card.getByText('Back care for dachshunds').boundingBox();
  for (const open of [
    () => card.getByRole('link', { name: /^Details/ }).click(),
    () => card.locator('img').click(),
    () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10),
  ]) {
    await page.goto('/projects');
    await open();
    await expect(page).toHaveURL('/projects/dachshund-app');
  }
});

test('a long title takes two lines of a card, a long description two, or one if compact', async ({ page }) => {
  const card = page.getByRole('article').first();
  const countLines = (text: Locator) =>
    text.evaluate((element) => {
      (element.querySelector('a') ?? element).textContent = 'Some words '.repeat(80);
      return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  const description = card.getByText('Back care for dachshunds');
  expect(await countLines(card.getByRole('heading', { level: 3 }))).toBe(2);
  expect(await countLines(description)).toBe(2);
  await page.goto('/projects?density=compact');
  expect(await countLines(description)).toBe(1);
});

test('the view is in the address and its history; unknown values are the defaults', async ({ page }) => {
  await search(page).fill('react');
  await expect(page).toHaveURL('/projects?q=react');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(page).toHaveURL('/projects?q=react&status=COMPLETED&density=compact');
  await page.reload();
  await expect(search(page)).toHaveValue('react');
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(titles(page)).toHaveText(['Engineering Insights Platform', 'QBR Reporting Web']);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await page.goBack();
  await expect(titles(page)).toHaveCount(3);
  await expect(search(page)).toHaveValue('react');
  await page.goForward();
  await expect(titles(page)).toHaveCount(2);
  await page.goto('/projects?q=wargame&status=DONE&sort=sideways&density=airy');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('all');
  await expect(page.getByRole('radio', { name: 'Year descending' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects are shown without inactive controls, and lead to their write-ups', async ({ page }) => {
    await page.goto('/projects?q=wargame');
    await expect(titles(page)).toHaveText(TITLES);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await titles(page).getByRole('link', { name: 'AoE: Ashes of Empire' }).click();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/projects');
  });
});

test('a picture moves from a card to its write-up and back, unless less motion is preferred', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      const pictures = new Set(moving.filter((name) => name?.startsWith('::view-transition-group(project-')));
      document.documentElement.dataset.moved = String(pictures.size);
    });
  });
  const moved = page.locator('html');
  for (const [reducedMotion, groups] of [
    ['no-preference', '1'],
    ['reduce', '0'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    // Browsers skip a transition when the machine is too slow for it.
    await expect(async () => {
      await page.goto('/projects');
      await titles(page).getByRole('link', { name: 'Dachshund App' }).click();
      await expect(page).toHaveURL('/projects/dachshund-app');
      await expect(moved).toHaveAttribute('data-moved', groups, { timeout: 3_000 });
      await page.getByRole('link', { name: 'Back to Projects' }).click();
      await expect(page).toHaveURL('/projects');
      await expect(moved).toHaveAttribute('data-moved', groups, { timeout: 3_000 });
    }).toPass();
  }
});

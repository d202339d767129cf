import { expectAccessible } from './axe';
import { expect, type Locator, type Page, test } from './test';

const TITLES = ['Dachshund App', 'Engineering Insights Platform', 'QBR Reporting Web', 'AoE: Ashes of Empire'];

const search = (page: Page) => page.getByPlaceholder('Search projects...');
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const years = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test.beforeEach(async ({ page }) => {
  await page.goto('/projects');
});

test('shows every project under its year, newest first', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(titles(page)).toHaveText(TITLES);
  await expect(years(page)).toHaveText(['2024', '2022', '2021', '2019']);
});

test('search finds titles, technologies and tags, ignoring case, and spaces find everything', async ({ page }) => {
  await search(page).fill('dACHSHUND');
  await expect(titles(page)).toHaveText(['Dachshund App']);
  await expect(page.getByRole('status').first()).toHaveText('1 of 4 projects');
  await search(page).fill('inkscape');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
  await search(page).fill('   ');
  await expect(titles(page)).toHaveCount(4);
});

test('an empty result shows a message and a hint', async ({ page }) => {
  await search(page).fill('no project has this');
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search terms or filters to find what you're looking for."),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the status dropdown labels a project on hold as paused', async ({ page }) => {
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText(['All statuses', 'Active', 'Completed', 'Paused', 'Archived']);
  await status.selectOption('Paused');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
  await expect(page.getByRole('article').getByText('On Hold')).toBeVisible();
});

test('four orders move projects and years', async ({ page }) => {
  const sort = page.getByRole('group', { name: 'Sort' });
  await expect(sort.locator('label')).toHaveText(['Year descending', 'Year ascending', 'Title A–Z', 'Title Z–A']);
  await page.getByRole('radio', { name: 'Year ascending' }).check();
  await expect(years(page)).toHaveText(['2019', '2021', '2022', '2024']);
  await page.getByRole('radio', { name: 'Title A–Z' }).check();
  await expect(years(page)).toHaveText(['2019', '2021', '2022', '2024']);
  await page.getByRole('radio', { name: 'Title Z–A' }).check();
  await expect(years(page)).toHaveText(['2024', '2022', '2021', '2019']);
});

test('compact cards show two technologies and count the rest', async ({ page }) => {
  const chips = page.getByRole('article').first().getByRole('list', { name: 'Technologies' }).getByRole('listitem');
  await expect(chips).toHaveText([/\w/, /\w/, /\w/, '+9 more']);
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(chips).toHaveText([/\w/, /\w/, '+10 more']);
  await expectAccessible(page);
});

test('a card links to the write-up and, in a new tab, to the code and the live site', async ({ page }) => {
  const card = page.getByRole('article').first();
  for (const name of [/^Code/, /^Live/]) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page).toHaveURL('/projects/dachshund-app');
});

test('cards stand in one column on a phone and in two otherwise', async ({ page }) => {
  const columns = () =>
    page
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length));
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns()).toEqual([count, count, count, count]);
  }
});

test('a long title takes two lines of a card, a long description two, or one if compact', async ({ page }) => {
  const card = page.getByRole('article').first();
  const linesOf = (text: Locator) =>
    text.evaluate((element) => {
      (element.querySelector('a') ?? element).textContent = 'Some words '.repeat(80);
      return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  const description = card.getByText('Back care for dachshunds');
  expect(await linesOf(card.getByRole('heading', { level: 3 }))).toBe(2);
  expect(await linesOf(description)).toBe(2);
  await page.goto('/projects?density=compact');
  expect(await linesOf(description)).toBe(1);
});

for (const [motion, groups] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`with ${motion} for motion, ${groups} picture moves from a card to its write-up and back`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        const pictures = new Set(moving.filter((name) => name?.startsWith('::view-transition-group(project-')));
        document.documentElement.dataset.moved = String(pictures.size);
      });
    });
    const moved = page.locator('html');
    // Browsers skip a transition when the machine is too slow for it.
    await expect(async () => {
      await page.goto('/projects');
      await titles(page).getByRole('link', { name: 'Dachshund App' }).click();
      await expect(page).toHaveURL('/projects/dachshund-app');
      await expect(moved).toHaveAttribute('data-moved', String(groups), { timeout: 3_000 });
      await page.getByRole('link', { name: 'Back to Projects' }).click();
      await expect(page).toHaveURL('/projects');
      await expect(moved).toHaveAttribute('data-moved', String(groups), { timeout: 3_000 });
    }).toPass();
  });
}

test('title, picture and text of a card lead to the write-up', async ({ page }) => {
  await titles(page).getByRole('link', { name: 'Dachshund App' }).click();
  await expect(page).toHaveURL('/projects/dachshund-app');
  await page.goto('/projects');
  await page.getByRole('article').first().locator('img').click();
  await expect(page).toHaveURL('/projects/dachshund-app');
  await page.goto('/projects');
  const box = await page.getByRole('article').first().getByText('Back care for dachshunds').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(page).toHaveURL('/projects/dachshund-app');
});

test('the way back leads to the search, also from a project next to the one that was found', async ({ page }) => {
  await search(page).fill('wargame');
  await expect(titles(page)).toHaveCount(1);
  await titles(page).getByRole('link').click();
  const back = page.getByRole('link', { name: 'Back to Projects' });
  await page.getByRole('link', { name: /^Previous/ }).click();
  await back.click();
  await expect(page).toHaveURL('/projects?q=wargame');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
});

test('after another page the way back leads to the whole list', async ({ page }) => {
  await page.goto('/projects?q=wargame');
  await expect(titles(page)).toHaveCount(1);
  await titles(page).getByRole('link').click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Dachshund App' }).click();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('the view is in the address and survives reload, back and forward', async ({ page }) => {
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
});

test('an address sets the search, and unknown values fall back to the defaults', async ({ page }) => {
  await page.goto('/projects?q=wargame&status=DONE&sort=sideways&density=airy');
  await expect(titles(page)).toHaveText(['AoE: Ashes of Empire']);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('all');
  await expect(page.getByRole('radio', { name: 'Year descending' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects are shown, without inactive controls', async ({ page }) => {
    await page.goto('/projects?q=wargame');
    await expect(titles(page)).toHaveText(TITLES);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a card leads to the write-up, and the way back to the list', async ({ page }) => {
    await page.goto('/projects?q=wargame');
    await titles(page).getByRole('link', { name: 'AoE: Ashes of Empire' }).click();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/projects');
  });
});

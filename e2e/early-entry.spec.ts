import { expect, type Page, test } from '@playwright/test';
import { answerStats } from './stats-answers';

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a search and choices made before the scripts arrive filter the projects', async ({ page }) => {
  const release = await openWithoutScripts(page, '/projects');
  await page.getByPlaceholder('Search projects...').fill('helm');
  await page.getByLabel('Status').selectOption('Completed');
  await page.getByRole('radio', { name: 'Year ascending' }).check();
  release();
  await expect(page.getByRole('status')).toContainText('2 of 4 projects');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'QBR Reporting Web',
    'Engineering Insights Platform',
  ]);
  await expect(page).toHaveURL(/\?q=helm&status=COMPLETED&sort=year-asc$/);
});

test('a message written before the scripts arrive can be sent', async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByLabel('Message').fill('Shall we talk?');
  release();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('words typed into the search before its scripts arrive are searched for', async ({ page }) => {
  const release = await openWithoutScripts(page, '/search');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search this site' }))
    .fill('dachshund');
  release();
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText('Dachshund');
});

test('the shortcut of the search works as soon as the header has arrived', async ({ page }) => {
  await page.route('/resume', async (route) => {
    const response = await route.fetch();
    const [arrived = ''] = (await response.text()).split('<main');
    await route.fulfill({ response, body: arrived });
  });
  await page.goto('/resume');
  await page.keyboard.press('/');
  await page.keyboard.type('dachshund');
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toHaveValue('dachshund');
});

test('the menu of a panel that is opened before the scripts arrive has its text', async ({ page }) => {
  await answerStats(page);
  const release = await openWithoutScripts(page, '/dev-stats');
  await page.getByRole('button', { name: 'Options: Achievements' }).click();
  const menu = page.getByRole('dialog', { name: 'Options: Achievements' });
  await expect(menu).toBeVisible();
  release();
  await expect(menu.getByRole('term')).toHaveText(['Window', 'Source']);
  await expect(menu).toBeFocused();
});

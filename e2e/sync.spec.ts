import { expectAccessible } from './axe';
import { expect, type Page, test } from './test';

/** Opens the modal with the owner's token. */
async function openModal(page: Page) {
  await page.addInitScript(() => localStorage.setItem('auth-token', 'owner-token'));
  await page.goto('/tabletop#sync');
  return page.getByRole('dialog', { name: 'Sync collection' });
}

const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });

test('a visitor cannot open the modal', async ({ page }) => {
  await page.goto('/tabletop#sync');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the modal can be canceled; a sync sends the stored token and cannot be closed; an error leaves it open', async ({
  page,
}) => {
  const dialog = await openModal(page);
  await expect(dialog).toContainText('104');
  await expect(dialog).toContainText('November 14, 2026');
  await expectAccessible(page, { within: ['[role=dialog]'] });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'sync';
  });
  await expect(dialog).toBeVisible();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const asked = page.waitForRequest('/bgg/sync');
  await page.route('/bgg/sync', async (route) => {
    await finished;
    await route.fulfill({ json: { success: false } });
  });
  await dialog.getByRole('button', { name: 'Start Sync' }).click();
  const request = await asked;
  expect(request.headers().authorization).toBe('Bearer owner-token');
  expect(request.postData()).toBe('{"username":"rowan-hale-example"}');
  await expect(dialog.getByRole('button', { name: 'Start Sync' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  finish();
  await expect(notices(page)).toContainText('Sync Failed');
  await expect(notices(page)).toContainText('Failed to sync BGG collection');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, { within: ['[role=dialog]', '[aria-label=Notifications]'] });
});

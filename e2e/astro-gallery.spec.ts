import { expectAccessible } from './axe';
import { expect, test } from './test';

const GALLERY = '/astrophotography?tab=gallery';

test('search and filters by keyboard, in the address and its history', async ({ page }) => {
  await page.goto(GALLERY);
  const panel = page.getByRole('tabpanel', { name: 'Photo Gallery' });
  const pictures = panel.getByRole('article').filter({ visible: true });
  await page.getByLabel('Search photos').fill('messier 45');
  await expect(pictures.getByRole('heading')).toHaveText(['The Pleiades']);
  await expect(page).toHaveURL(/tab=gallery&q=messier\+45/);
  await page.getByLabel('Search photos').fill('');
  const constellation = page.getByLabel('Constellation', { exact: true });
  await constellation.focus();
  await page.keyboard.press('T');
  await expect(page).toHaveURL(/constellation=Tau/);
  await expect(panel.getByRole('status')).toHaveText(/^\d+ of \d+ pictures$/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(GALLERY);
  await expect(panel.getByRole('status')).toHaveText(/^\d+ pictures$/);
});

test('a picture opens its page, which leads back to the gallery', async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('article').getByRole('link', { name: 'Orion', exact: true }).click();
  await expect(page.getByText('Drawn plate')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(GALLERY);
});

import { expectAccessible } from './axe';
import { expect, test } from './test';

test('a page that fails in the browser shows the error and links', async ({ page }) => {
  await page.addInitScript(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/projects?q=a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

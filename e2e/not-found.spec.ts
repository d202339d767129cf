import { expectAccessible } from './axe';
import { expect, test } from './test';

for (const path of ['/nowhere', '/docs/nowhere', '/projects/a/b', '/RESUME']) {
  test(`${path} is not found and leads home`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('an unknown project is not found and leads back to the list', async ({ page }) => {
  const response = await page.goto('/projects/no-such-project');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of [
    ['/nowhere', 'Page Not Found'],
    ['/projects/no-such-project', 'Project not found'],
    ['/projects/not-found', 'Project not found'],
  ] as const) {
    test(`${path} says "${title}"`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    });
  }
});

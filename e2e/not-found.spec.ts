import { expectAccessible } from './axe';
import { expect, test } from './test';

test('an unknown page is not found and links to the home page', async ({ page, request }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  for (const path of ['/docs/nowhere', '/projects/a/b', '/RESUME']) {
    const other = await request.get(path);
    expect(other.status(), path).toBe(404);
    expect(await other.text(), path).toContain('Page Not Found');
  }
});

test('an unknown project is not found and leads back to the list', async ({ page, request }) => {
  const response = await page.goto('/projects/no-such-project');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects');
  expect((await request.get('/projects/not-found')).status()).toBe(404);
});

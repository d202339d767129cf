import { expect, test } from '../test';

test('the statistics show what was collected', async ({ page }) => {
  const isFiles = test.info().project.name === 'files';
  await expect(async () => {
    await page.goto('/dev-stats?tab=repositories');
    const repository = page
      .getByRole('tabpanel')
      .getByText(isFiles ? 'dachshund-app' : 'collected-each-day')
      .first();
    await expect(repository).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  if (isFiles) await expect(page.getByText('Saved with this page on')).toBeVisible();
  else await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

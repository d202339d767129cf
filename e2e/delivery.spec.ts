import { answerStats } from './stats-answers';
import { expect, test } from './test';

test('delivery that cannot be read leaves the other parts as they are', async ({ page }) => {
  await answerStats(page);
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'delivery'
      ? route.fulfill({ json: { data: { delivery: null }, errors: [{ message: 'The store is busy.' }] } })
      : route.fallback(),
  );
  await page.goto('/dev-stats?tab=cicd');
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Couldn’t load this section.');
  await expect(page.getByRole('region', { name: 'Recent runs' })).toContainText('ran 4.0 min');
});

test('delivery shows its window, its figures and why one is missing', async ({ page }) => {
  await answerStats(page);
  await page.goto('/dev-stats?tab=cicd');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('2.5 daysmedian; p90 6.0 days, 38 deployed pull requests');
  await expect(delivery).toContainText('—No restored failures');
  await expect(delivery.getByRole('row')).toHaveText([/^Week of/, /, partial328\.8 hours—2$/, /\d328\.8 hours—2$/]);
  await delivery.getByRole('link', { name: 'Definition: Lead time for changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Definition: Lead time for changes' })).toContainText('DORA');
});

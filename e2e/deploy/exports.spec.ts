import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { statsOperation } from '../../lib/dev-stats/graphql/operations';
import { type Snapshot, snapshotKey, snapshotProblems } from '../../lib/dev-stats/graphql/snapshot';
import { EXPORTS } from './exports';
import { serveFolder } from './static-site';

const SHOWN = {
  none: { repositories: undefined, problems: 0, text: 'Not synced yet' },
  unreachable: { repositories: undefined, problems: 1, text: 'Couldn’t load the statistics' },
  store: { repositories: expect.any(Array), problems: 0, text: 'Total commits' },
};

for (const name of ['none', 'unreachable', 'store'] as const) {
  const { folder, path } = EXPORTS[name];
  const { repositories, problems, text } = SHOWN[name];

  test(`an export with the store "${name}" has its figures, its date and its 404`, async ({ page, request }) => {
    const snapshot: Snapshot = JSON.parse(readFileSync(join(folder, 'dev-stats/snapshot.json'), 'utf8'));
    expect(snapshot[snapshotKey(statsOperation)]?.data?.githubStats?.repositories).toEqual(repositories);
    expect(snapshotProblems(snapshot)).toHaveLength(problems);
    const site = await serveFolder(folder, path);
    await page.goto(`${site.origin}${path}/dev-stats`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(/saved with this page on/i)).toBeVisible();
    for (const missing of ['/nowhere', '/projects/nowhere']) {
      const response = await request.get(`${site.origin}${path}${missing}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    }
    site.stop();
  });
}

test('a saved copy has the CI/CD tab, whatever the period', async ({ page }) => {
  const site = await serveFolder(EXPORTS.store.folder, '');
  await page.goto(`${site.origin}/dev-stats?tab=cicd&period=30d`);
  const workflows = page.getByRole('region', { name: 'Workflow performance' }).getByRole('table');
  await expect(workflows.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' }).getByText('Deployment frequency')).toBeVisible();
  const period = page.getByLabel('Period', { exact: true });
  await expect(period).toBeDisabled();
  await expect(period).toHaveValue('');
  await expect(page.getByText('Couldn’t load')).toHaveCount(0);
  site.stop();
});

import { MARKED_SECRETS } from '../scripts/test/marked-secrets';
import { FILES, HASHED, PAGES, PICTURES } from './pages';
import { CUT_OFF, originOf } from './servers';
import { expect, test } from './test';

test.use({ baseURL: originOf(CUT_OFF) });

const QUERY = '{ githubStats { lastSyncAt } projects(first: 1) { edges { node { title } } } }';

test('every page and file is served while the store, GitHub and BoardGameGeek cannot be reached', async ({
  request,
}) => {
  for (const path of [...PAGES, ...FILES, ...PICTURES, ...HASHED]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('an unknown project is not found', async ({ request }) => {
  for (const path of ['/projects/no-such-project', '/projects/no-such-project.md']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('Project not found');
  }
});

test('the API reports that it has no statistics and serves everything else', async ({ request }) => {
  const response = await request.post('/graphql', { data: { query: QUERY } });
  expect(response.status()).toBe(200);
  const { data, errors } = await response.json();
  expect(data.githubStats).toBeNull();
  expect(data.projects.edges).toHaveLength(1);
  expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'STORE_UNAVAILABLE' } })]);
});

test('the dashboard reports that it has no statistics and offers a retry', async ({ page }) => {
  await page.goto('/dev-stats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developer Statistics');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the sync reports that the service cannot be reached', async ({ request }) => {
  const response = await request.post('/bgg/sync', {
    data: { username: 'rowan-hale-example' },
    headers: { authorization: `Bearer ${MARKED_SECRETS.OWNER_TOKEN}` },
  });
  expect(await response.json()).toEqual({ success: false, error: expect.stringContaining('BoardGameGeek') });
});

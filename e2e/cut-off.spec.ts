import { readFileSync } from 'node:fs';
import { MARKED_SECRETS } from '../scripts/test/marked-secrets';
import { FILES, HASHED, PAGES, PICTURES } from './pages';
import { CUT_OFF, originOf } from './servers';
import { type APIResponse, expect, test } from './test';

test.use({ baseURL: originOf(CUT_OFF) });

const NAMES = Object.keys(MARKED_SECRETS);
const QUERY = '{ githubStats { lastSyncAt } projects(first: 1) { edges { node { title } } } }';

test('every page and file is served without a store and other servers, and has no secret', async ({ request }) => {
  const wrong: string[] = [];
  const look = async (name: string, answer: Promise<APIResponse>, status?: number) => {
    const response = await answer;
    if (status && response.status() !== status) wrong.push(`${name}: ${response.status()}`);
    const sent = JSON.stringify(response.headers()) + (await response.text());
    for (const secret of Object.values(MARKED_SECRETS)) if (sent.includes(secret)) wrong.push(`${name} has ${secret}`);
  };
  for (const path of [...PAGES, ...FILES, ...PICTURES, ...HASHED]) await look(path, request.get(path), 200);
  for (const path of PAGES) await look(`${path} (data)`, request.get(path, { headers: { rsc: '1' } }));
  for (const query of [QUERY, '{ nothing }', '{'])
    await look(`/graphql ${query}`, request.post('/graphql', { data: { query } }));
  await look('/bgg/sync', request.post('/bgg/sync', { data: { username: 'rowan-hale-example' } }));
  for (const path of ['/projects/no-such-project', '/projects/no-such-project.md'])
    await look(path, request.get(path), 404);
  expect(wrong).toEqual([]);
});

test('the secrets are those of the environment module, and no bundle names one', () => {
  expect(NAMES.toSorted()).toEqual(['BGG_TOKEN', 'DATABASE_AUTH_TOKEN', 'GITHUB_TOKEN', 'OWNER_TOKEN']);
  const documented = readFileSync('.env.example', 'utf8');
  for (const name of NAMES) expect(documented).toContain(`# ${name}=\n`);
  expect(HASHED.length).toBeGreaterThan(5);
  for (const path of HASHED) {
    const code = readFileSync(path.replace('/_next/', '.next/'), 'utf8');
    for (const name of NAMES) expect(code.includes(name), `${name} in ${path}`).toBe(false);
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

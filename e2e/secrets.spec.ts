import { readFileSync } from 'node:fs';
import { MARKED_SECRETS } from '../scripts/marked-secrets';
import { FILES, HASHED, PAGES } from './pages';
import { CUT_OFF, originOf } from './servers';
import { type APIRequestContext, expect, test } from './test';

test.use({ baseURL: originOf(CUT_OFF) });

const NAMES = Object.keys(MARKED_SECRETS);

/** All that a visitor may get: pages and their data, files, bundles, and the answers of the two routes. */
async function everythingSent(request: APIRequestContext): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  const keep = async (name: string, answer: Promise<{ headers(): object; text(): Promise<string> }>) => {
    const response = await answer;
    sent.set(name, JSON.stringify(response.headers()) + (await response.text()));
  };
  for (const path of [...PAGES, ...FILES, ...HASHED]) await keep(path, request.get(path));
  for (const path of PAGES) await keep(`${path} (data)`, request.get(path, { headers: { rsc: '1' } }));
  for (const query of ['{ githubStats { lastSyncAt } }', '{ nothing }', '{']) {
    await keep(`/graphql ${query}`, request.post('/graphql', { data: { query } }));
  }
  await keep('/bgg/sync', request.post('/bgg/sync', { data: { username: 'rowan-hale-example' } }));
  return sent;
}

test('the secrets are found in the reader of the environment', () => {
  expect(NAMES.toSorted()).toEqual(['BGG_TOKEN', 'DATABASE_AUTH_TOKEN', 'GITHUB_TOKEN', 'OWNER_TOKEN']);
  const documented = readFileSync('.env.example', 'utf8');
  for (const name of NAMES) expect(documented).toContain(`# ${name}=\n`);
});

test('no bundle names a secret', () => {
  expect(HASHED.length).toBeGreaterThan(5);
  for (const path of HASHED) {
    const code = readFileSync(path.replace('/_next/', '.next/'), 'utf8');
    for (const name of NAMES) expect(code.includes(name), `${name} in ${path}`).toBe(false);
  }
});

test('nothing that is sent holds the value of one', async ({ request }) => {
  for (const [name, text] of await everythingSent(request)) {
    for (const value of Object.values(MARKED_SECRETS)) expect(text.includes(value), `${value} in ${name}`).toBe(false);
  }
});

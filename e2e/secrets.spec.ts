import { readFileSync } from 'node:fs';
import { MARKED_SECRETS } from '../scripts/test/marked-secrets';
import { FILES, HASHED, PAGES } from './pages';
import { CUT_OFF, originOf } from './servers';
import { type APIRequestContext, expect, test } from './test';

test.use({ baseURL: originOf(CUT_OFF) });

const NAMES = Object.keys(MARKED_SECRETS);

/** Everything a visitor can request: pages, their data, files, bundles, and the responses of the two routes. */
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

test('the secrets are those of the environment module', () => {
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

test('no response contains the value of a secret', async ({ request }) => {
  for (const [name, text] of await everythingSent(request)) {
    for (const value of Object.values(MARKED_SECRETS)) expect(text.includes(value), `${value} in ${name}`).toBe(false);
  }
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startAdminServer } from '@/scripts/dev/admin/admin';
import { cmsConfig } from '@/scripts/dev/admin/cms-config';

const DOCUMENT = '---\ntitle: "A" # a comment\n---\n\nText.\n';

async function post(origin: string, path: string, body: string): Promise<string> {
  const response = await fetch(`${origin}/admin/${path}`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return response.text();
}

test('the CMS reads the fields of a document, and gets its text with what was edited', async () => {
  const origin = await startAdminServer();
  const fields = JSON.parse(await post(origin, 'fields', DOCUMENT));
  expect(fields).toEqual({ title: 'A', body: 'Text.' });
  const edited = { ...fields, title: 'B', originalText: DOCUMENT };
  expect(await post(origin, 'document', JSON.stringify(edited))).toBe(DOCUMENT.replace('"A"', '"B"'));
});

test('a request that makes no sense is refused, and the server goes on', async () => {
  const origin = await startAdminServer();
  const statuses = new Map<string, number>();
  const requests: [method: string, path: string, body?: string][] = [
    ['GET', '/cms/%ff.js'],
    ['GET', '/cms/..%2fpackage.js'],
    ['DELETE', '/files/content/docs'],
    ['PUT', '/files/content/profile.mdx'],
    ['POST', '/fields', '---\na: [\n---\n'],
    ['POST', '/document', '{'],
    ['POST', '/document', '{"originalText":1}'],
  ];
  for (const [method, path, body] of requests) {
    const { status } = await fetch(`${origin}/admin${path}`, { method, body });
    statuses.set(`${method} ${path} ${body ?? ''}`, status);
  }
  expect([...statuses].filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
  expect((await fetch(`${origin}/admin`)).status).toBe(200);
});

test('the page runs no script of others', async () => {
  const origin = await startAdminServer();
  const { headers } = await fetch(`${origin}/admin`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('a list of the profile or the résumé may be empty, as init writes it', () => {
  const { collections } = JSON.parse(JSON.stringify(cmsConfig('site')));
  const isRequired = (type: string, name: string) => {
    const { files, fields = files[0].fields } = collections.find((each: { name: string }) => each.name === type);
    return fields.find((each: { name: string }) => each.name === name).required;
  };
  for (const name of ['stats', 'sideQuests', 'principles']) expect(isRequired('Profile', name), name).toBe(false);
  for (const name of ['impact', 'markets']) expect(isRequired('ResumeOverview', name), name).toBe(false);
  // The CMS would leave the empty list out of a new document, which the content check refuses.
  expect(isRequired('Project', 'tags')).toBe(true);
});

test('the configuration is valid by the schema of the CMS', () => {
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  const schema = JSON.parse(readFileSync(join(cms, '../schema/sveltia-cms.json'), 'utf8'));
  // We have no widgets of our own, so that a wrong name is an error.
  schema.definitions.CustomField = { not: {} };
  const text = JSON.stringify(cmsConfig('site'));
  const cmsSchema = z.fromJSONSchema(schema);
  expect(cmsSchema.safeParse(JSON.parse(text)).error?.issues.slice(0, 5) ?? []).toEqual([]);
  expect(cmsSchema.safeParse(JSON.parse(text.replace('"widget":"', '"widget":"no '))).success).toBe(false);
});

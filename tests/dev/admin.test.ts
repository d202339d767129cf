import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { cmsConfig } from '@/lib/content/schema/cms-config';
import { startProblemServer } from '@/scripts/dev/problem-server';

const DOCUMENT = '---\ntitle: "A" # a comment\n---\n\nText.\n';

async function startAdmin() {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content/docs'), { recursive: true });
  writeFileSync(join(folder, 'content/docs/a.mdx'), DOCUMENT);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const { origin } = await startProblemServer('code', {
    content: join(folder, 'content'),
    public: join(folder, 'public'),
  });
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`${origin}/admin/files/${path}`, {
      ...options,
      headers: { 'Sec-Fetch-Site': 'same-origin', ...options.headers },
    });
  return { folder, origin, ask };
}

test('the page reads folders and files, and writes only what changed', async () => {
  const { folder, ask } = await startAdmin();
  expect(await (await ask('content/')).json()).toEqual([{ name: 'docs', isFolder: true }]);
  expect(await (await ask('content/docs/a.mdx')).text()).toBe(DOCUMENT);
  await ask('content/docs/a.mdx', { method: 'PUT', body: '---\ntitle: B\n---\nText.' });
  expect(readFileSync(join(folder, 'content/docs/a.mdx'), 'utf8')).toBe(DOCUMENT.replace('"A"', '"B"'));
  await ask('public/uploads/a.webp', { method: 'PUT', body: new Uint8Array([1, 255]) });
  expect([...readFileSync(join(folder, 'public/uploads/a.webp'))]).toEqual([1, 255]);
  expect((await ask('content/docs/a.mdx', { method: 'DELETE' })).status).toBe(204);
  expect((await ask('content/docs/a.mdx')).status).toBe(404);
});

test.each(['secret.txt', 'content/%2e%2e/secret.txt', 'content/..%2fsecret.txt', 'content/.env', 'constructor/a'])(
  '%s is refused',
  async (path) => {
    const { ask } = await startAdmin();
    expect((await ask(path)).status).toBe(403);
    expect((await ask(path, { method: 'PUT', body: 'x' })).status).toBe(403);
  },
);

test('a page of another site is refused', async () => {
  const { folder, ask } = await startAdmin();
  for (const site of ['cross-site', 'same-site', 'none']) {
    const answer = await ask('content/docs/a.mdx', { method: 'PUT', body: 'x', headers: { 'Sec-Fetch-Site': site } });
    expect(answer.status).toBe(403);
  }
  expect(readFileSync(join(folder, 'content/docs/a.mdx'), 'utf8')).toBe(DOCUMENT);
});

test('the page is not for search engines, and runs no script of others', async () => {
  const { origin } = await startAdmin();
  const { headers } = await fetch(`${origin}/admin`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('the configuration is valid by the schema of the CMS, and has each document that people write', () => {
  const cms = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  const schema = JSON.parse(readFileSync(join(cms, '../schema/sveltia-cms.json'), 'utf8'));
  // We have no widgets of our own, so that a wrong name is an error.
  schema.definitions.CustomField = { not: {} };
  const config = cmsConfig(['docs/graphql.mdx', 'projects/atlas.mdx']);
  const text = JSON.stringify(config);
  const cmsSchema = z.fromJSONSchema(schema);
  expect(cmsSchema.safeParse(JSON.parse(text)).error?.issues.slice(0, 5) ?? []).toEqual([]);
  expect(cmsSchema.safeParse(JSON.parse(text.replace('"widget":"', '"widget":"no '))).success).toBe(false);
  const files = config.collections.flatMap((collection) => ('files' in collection ? collection.files : []));
  expect(files.map(({ file }) => file)).toContain('content/docs/graphql.mdx');
  const folders = config.collections.flatMap((collection) => ('folder' in collection ? [collection.folder] : []));
  expect(folders).toEqual(expect.arrayContaining(['content/projects', 'content/roles']));
});

test('every list of documents in the CMS shows a field that its documents have', () => {
  const named = cmsConfig([]).collections.flatMap((collection) =>
    'identifier_field' in collection
      ? [
          [
            collection.name,
            collection.identifier_field,
            collection.fields.map((field) => (field as { name: string }).name),
          ],
        ]
      : [],
  );
  expect(named.length).toBeGreaterThan(5);
  for (const [name, field, fields] of named) expect(fields, String(name)).toContain(field);
});

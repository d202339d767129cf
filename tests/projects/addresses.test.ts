import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { expect, test } from 'vitest';
import { projectSlug, unknownProjects } from '@/lib/projects/addresses';

test('a project is called by its slug, or else by its document', () => {
  const _raw = { sourceFileName: 'the-app.mdx' };
  expect([projectSlug({ _raw }), projectSlug({ slug: 'app', _raw })]).toEqual(['the-app', 'app']);
});

async function isUnknown(path: string, slugs: string[]): Promise<boolean> {
  const rewrites = async () => [{ source: unknownProjects(slugs), destination: '/unknown' }];
  const url = `https://example.com${path}`;
  return getRewrittenUrl(await unstable_getResponseFromNextConfig({ url, nextConfig: { rewrites } })) !== null;
}

test.each([
  ['/projects/app', false],
  ['/projects/app.md', false],
  ['/projects/app-two', false],
  ['/projects/app-three', true],
  ['/projects/ap', true],
  ['/projects/app.txt', true],
  ['/projects/other.md', true],
  ['/projects/not-found', true],
  ['/projects', false],
  ['/projects/app/picture.svg', false],
])('%s: unknown %s', async (path, unknown) => {
  expect(await isUnknown(path, ['app', 'app-two'])).toBe(unknown);
});

test('without a project every one is unknown', async () => {
  expect(await isUnknown('/projects/app', [])).toBe(true);
});

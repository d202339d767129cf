import { afterEach, expect, test, vi } from 'vitest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { ORIGIN } from '@/lib/site/build';
import { getPages } from '@/lib/site/pages';

afterEach(() => vi.unstubAllEnvs());

test('the sitemap has every page once', async () => {
  const addresses = (await sitemap()).map(({ url }) => url);
  expect(addresses).toEqual(getPages().map(({ path }) => ORIGIN + path));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a modification date is an instant in the past, or absent', async () => {
  for (const { lastModified } of await sitemap()) {
    if (lastModified === undefined) continue;
    expect(lastModified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(new Date(lastModified).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('robots names the sitemap, but not on a preview', () => {
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: `${ORIGIN}/sitemap.xml` });
  vi.stubEnv('DEPLOY_ENV', 'preview');
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
});

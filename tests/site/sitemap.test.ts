import { expect, test, vi } from 'vitest';
import robots from '@/app/robots';
import { env } from '@/lib/env';
import { runGitSync } from '@/lib/git/command';
import { ORIGIN } from '@/lib/origin';
import { lastModified } from '@/lib/site/last-modified';
import { pages } from '@/lib/site/pages';

// Asserts the sample content.

test('no date is in the future, and every committed page has one where Git knows all commits', () => {
  const git = (...args: string[]) => runGitSync({ env: env.inherited }, '.', args)?.trim();
  const isComplete = git('rev-parse', '--is-shallow-repository') === 'false';
  const committed = git('ls-tree', '-r', '--name-only', 'HEAD') ?? '';
  for (const page of pages) {
    const date = lastModified(page);
    const isCommitted = page.sources.some(({ files }) => files.some((file) => committed.includes(file)));
    if (isComplete && isCommitted) expect(date).toBeDefined();
    if (date) expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('robots names the sitemap, but not on a preview', () => {
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: `${ORIGIN}/sitemap.xml` });
  vi.stubEnv('DEPLOY_ENV', 'preview');
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
});

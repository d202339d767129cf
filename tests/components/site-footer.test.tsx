import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SiteFooter } from '@/components/shell/site-footer';
import { getProfile } from '@/lib/content/content';

const docs = vi.hoisted(() => ({ paths: [] as string[] }));

vi.mock('@/lib/docs/docs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/docs/docs')>()),
  getDoc: (path: string) => docs.paths.map((each) => ({ path: each })).find((doc) => doc.path === path),
  get docs() {
    return docs.paths.map((path) => ({ path }));
  },
}));

// Asserts the sample content.
// A site without documentation has no link to it.

test.each([
  [['/docs/first', '/docs'], '/docs'],
  [['/docs/first', '/docs/second'], '/docs/first'],
  [[], undefined],
])('the documentation of %j begins at %s', (paths, start) => {
  docs.paths = paths;
  const html = renderToStaticMarkup(<SiteFooter profile={getProfile()} />);
  expect(/href="([^"]*)"[^>]*>Docs</.exec(html)?.[1]).toBe(start);
});

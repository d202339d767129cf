import { expect, test } from 'vitest';
import { siteFiles } from '@/scripts/finish-build/site-files';
import { folderOf } from '../folders';

const POLICY = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const PAGE = '<html><head><title>Page</title></head></html>';

/** A folder like that of a finished build. */
function build(routes: Record<string, { initialHeaders?: Record<string, string> }>, files: Record<string, string>) {
  const manifest = JSON.stringify({ routes });
  return folderOf({ ...files, 'static/chunks/a.js': 'run()', 'prerender-manifest.json': manifest });
}

test('pages, files and error pages lie where hosts look for them', () => {
  const folder = build(
    {
      '/': { initialHeaders: POLICY },
      '/projects/one': { initialHeaders: POLICY },
      '/projects/not-found': { initialHeaders: POLICY },
      '/_not-found': { initialHeaders: POLICY },
      '/_global-error': {},
      '/markdown/index': {
        initialHeaders: { 'content-type': 'text/markdown', link: '<https://example.com/>', etag: 'W/"1"' },
      },
      '/feed.xml': { initialHeaders: { 'content-type': 'application/atom+xml', 'x-next-cache-tags': 'a' } },
    },
    {
      'server/app/index.html': PAGE,
      'server/app/projects/one.html': PAGE,
      'server/app/projects/not-found.html': PAGE,
      'server/app/_not-found.html': PAGE,
      'server/app/markdown/index.body': '# Home',
      'server/app/feed.xml.body': '<feed/>',
    },
  );
  const files = new Map([...siteFiles(folder)].map((file) => [file.path, file]));
  const paths = [...files.keys()].filter((path) => !/^(photos|projects\/.+\/|portrait)/.test(path));
  expect(paths.slice(0, 7)).toEqual([
    'index.html',
    'projects/one.html',
    'projects/404.html',
    '404.html',
    'index.md',
    'feed.xml',
    '_next/static/chunks/a.js',
  ]);
  expect(files.get('index.md')?.headers).toEqual({ 'content-type': 'text/markdown', link: '<https://example.com/>' });
  expect(files.get('feed.xml')?.headers).toEqual({ 'content-type': 'application/atom+xml' });
  expect(files.get('index.html')).toMatchObject({ address: '/', headers: POLICY, body: Buffer.from(PAGE) });
});

test('hidden files and folders are left out, except for .well-known', () => {
  const hidden = {
    'static/.name.tmp/pixels.tif': 'left by a killed command',
    'static/.keep': '',
    'static/.well-known/a': '',
  };
  const files = [...siteFiles(build({}, hidden))].map(({ path }) => path);
  expect(files.filter((path) => path.startsWith('_next')).toSorted()).toEqual([
    '_next/static/.well-known/a',
    '_next/static/chunks/a.js',
  ]);
});

test('a page without a policy is refused', () => {
  const folder = build({ '/': { initialHeaders: {} } }, { 'server/app/index.html': PAGE });
  expect(() => [...siteFiles(folder)]).toThrow('/ has no policy');
});

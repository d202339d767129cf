import { hasSample } from '../scripts/test/sample-tests';
import { FILES, HASHED, PAGES, PICTURES, UNLISTED } from './pages';
import { expect, test } from './test';

const NOSNIFF = { 'x-content-type-options': 'nosniff' };
const OF_ALL = { ...NOSNIFF, 'strict-transport-security': 'max-age=63072000' };
const OF_FILES = { ...OF_ALL, 'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/) };
const OF_PAGES = {
  ...OF_ALL,
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

const QUERY = '/graphql?query=%7B__typename%7D';
const MISSING = ['/nowhere', '/projects/nowhere', '/_next/static/nowhere.js'];
const KEPT = [...PAGES, ...FILES, ...PICTURES];
/** The address of a photograph depends on its content. */
const PHOTO = /^\/photos\/.+\/[0-9a-f]{8}\//;
const REVALIDATED = 'public, max-age=0, must-revalidate';
const UNCACHED = ['/nowhere', '/_next/static/nowhere.js', '/graphql'];
const EVERYTHING = [...KEPT, ...HASHED, ...MISSING, QUERY, '/graphql', '/bgg/sync'];
const FONTS = HASHED.filter((path) => path.endsWith('.woff2'));

test('there is at least one request of every kind', () => {
  expect(FILES).toEqual(expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/resume.pdf', '/icon.svg']));
  if (hasSample) expect(PICTURES.length).toBeGreaterThan(10);
  for (const kind of ['.js', '.css', '.woff2']) expect(HASHED.some((path) => path.endsWith(kind))).toBe(true);
});

test('a font and its headers fit the ten packets that a server may send at once', async ({ request }) => {
  for (const path of FONTS) {
    const response = await request.get(path);
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect((await response.body()).length + headers.join('').length, path).toBeLessThan(10 * 1460 - 20);
  }
});

test('every response has its headers: security, caching, and none that names the software or stops indexing', async ({
  request,
}) => {
  for (const path of EVERYTHING) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const kind = [...PAGES, ...MISSING].includes(path) ? OF_PAGES : OF_FILES;
    expect.soft(headers, path).toMatchObject(FONTS.includes(path) ? NOSNIFF : kind);
    expect.soft(headers['x-powered-by'], path).toBeUndefined();
    // Files about the person are not indexed; the pages are.
    const isIndexed = !/^\/(resume|contact\.vcf)/.test(path) && !UNLISTED.some((page) => path === `${page}.md`);
    if (isIndexed) expect.soft(headers['x-robots-tag'], path).toBeUndefined();
    if (HASHED.includes(path) || PHOTO.test(path))
      expect.soft(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    else if (KEPT.includes(path)) expect.soft(headers['cache-control'], path).toBe(REVALIDATED);
    else if (UNCACHED.includes(path)) expect.soft(headers['cache-control'], path).toContain('no-store');
  }
});

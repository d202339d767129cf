import { describe, expect, test } from 'vitest';
import { hostRules } from '@/scripts/export/host-rules';
import type { SiteFile } from '@/scripts/finish-build/site-files';

const file = (address: string, headers: Record<string, string> = {}): SiteFile => ({
  address,
  path: address.slice(1),
  body: Buffer.from(''),
  headers,
});
const RESUME = file('/resume.pdf', {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="a.pdf"',
});
const FEED = file('/feed.xml', { 'content-type': 'application/atom+xml; charset=utf-8' });
const twin = (number: number) =>
  file(`/docs/${number}.md`, { link: `<https://example.com/docs/${number}>; rel="canonical"` });

/** The fields of each address in a `_headers` file. */
function parsed(text: string): Record<string, string[]> {
  const blocks = text.split('\n\n').map((block) => block.trim().split('\n'));
  return Object.fromEntries(blocks.map(([address = '', ...fields]) => [address, fields.map((field) => field.trim())]));
}

describe('_headers', () => {
  test('all addresses have the security headers, and hashed files are kept for good', () => {
    const rules = parsed(hostRules([file('/resume.html')], true).headers);
    expect(rules['/*']).toContain('X-Content-Type-Options: nosniff');
    expect(rules['/*']).toContain("Content-Security-Policy: frame-ancestors 'none'");
    expect(rules['/*']).toContain('Strict-Transport-Security: max-age=63072000');
    expect(rules['/_next/static/*']).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
    expect(Object.keys(rules)).toHaveLength(2);
  });

  test('a preview is not indexed and does not insist on https', () => {
    const all = parsed(hostRules([], false).headers)['/*']?.join('\n');
    expect(all).toContain('X-Robots-Tag: noindex');
    expect(all).not.toContain('Strict-Transport-Security');
  });

  test('a file has its own headers, and a type only where its name does not tell it', () => {
    const rules = parsed(hostRules([RESUME, FEED], true).headers);
    expect(rules['/resume.pdf']).toEqual(['content-disposition: inline; filename="a.pdf"']);
    expect(rules['/feed.xml']).toEqual(['content-type: application/atom+xml; charset=utf-8']);
  });

  test('links of Markdown copies are left out first when there are more rules than hosts read', () => {
    const files = [...Array.from({ length: 120 }, (_, index) => twin(index)), RESUME];
    const { headers } = hostRules(files, true);
    expect(Object.keys(parsed(headers))).toHaveLength(100);
    expect(parsed(headers)['/resume.pdf']).toBeDefined();
  });
});

test('files with the same headers share a matcher in the snippet for Caddy', () => {
  const { caddy } = hostRules([FEED, file('/astrophotography/feed.xml', FEED.headers), RESUME], true);
  expect(caddy).toContain('path /feed.xml /astrophotography/feed.xml\n');
  expect(caddy.match(/application\/atom\+xml/g)).toHaveLength(1);
});

test('unknown projects have an answer of their own', () => {
  expect(hostRules([], true).redirects).toMatch(/^\/projects\/\* \/projects\/404\.html 404$/m);
});

test('a page passes one matcher and one set of headers, and no rules for single files', () => {
  const { caddy } = hostRules([FEED, RESUME, file('/plain', { link: '<https://example.com/>' })], true);
  const [, pages = '', headers = '', inside = ''] =
    /^(.*?)\n\t\theader \*(.*)route @file \{(.*?)\n\t\t\}/s.exec(caddy) ?? [];
  expect(pages.match(/^\t@\w+ /gm)).toEqual(['\t@home ', '\t@page ']);
  expect(pages).toMatch(/not path \*\.\* .* \/plain\n/);
  expect(pages).toContain('Strict-Transport-Security');
  expect(pages + headers).not.toContain('@file0');
  for (const address of ['/feed.xml', '/resume.pdf', '/plain']) expect(inside).toContain(`path ${address}\n`);
});

test('a request for a file of a page is refused before a page with a dot in its name is found', () => {
  const { caddy } = hostRules([], true);
  expect(caddy.indexOf('error @internal')).toBeLessThan(caddy.indexOf('try_files'));
});

test('photographs with a hash are kept for good', () => {
  const hashed = hostRules([file('/photos/m-45/0a1b2c3d/480.avif')], true);
  expect(parsed(hashed.headers)['/photos/*']).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  expect(hashed.caddy).toContain('@hashed path /_next/static/* /photos/*');
  expect(parsed(hostRules([file('/photos/m-45/480.avif')], true).headers)['/photos/*']).toBeUndefined();
});

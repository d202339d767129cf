import { expect, test } from 'vitest';
import type { Finding } from '../../lib/setup/doctor/finding';
import { boundedAsk } from '../../scripts/deploy-check/ask';
import { examineDeployed } from '../../scripts/deploy-check/examine';
import { edit, type Files, goodSite, PRODUCTION, serve, withAdmin } from './served-site';

const NOW = Date.parse('2026-11-23T00:00:00Z');

/** What is said of a site, with paths in place of addresses. */
async function findings(files: Files): Promise<Finding[]> {
  const origin = await serve(files);
  const ask = boundedAsk({ totalMs: 30_000, origin });
  const groups = await examineDeployed(origin, { ask, certificate: async () => ({}), now: () => NOW });
  return groups
    .flatMap((group) => group.findings)
    .map((finding) => ({ ...finding, text: finding.text.replaceAll(origin, '') }));
}

async function problems(change: (files: Files) => void): Promise<string[]> {
  const files = goodSite();
  change(files);
  const found = await findings(files);
  // The site is served at another address than that of its canonical links.
  return found
    .filter(({ level, text }) => level !== 'ok' && !text.includes('canonical links name'))
    .map(({ text }) => text);
}

const change = (files: Files, path: string, headers: Record<string, string | undefined>) => {
  files[path] = { ...files[path], headers: { ...files[path]?.headers, ...headers } };
  for (const [name, value] of Object.entries(headers)) if (value === undefined) delete files[path].headers?.[name];
};

test('nothing is wrong with a good site, except that canonical links name another host', async () => {
  const found = await findings(goodSite());
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([
    { level: 'warning', text: `: canonical links name ${PRODUCTION}.`, next: expect.stringContaining('SITE_URL') },
  ]);
  expect(found.map(({ text }) => text)).toContain('All 3 addresses of the sitemap answer.');
});

test('a preview that search engines do not index is as it should be', async () => {
  const files = goodSite();
  for (const path of ['/', '/projects', '/projects/one']) change(files, path, { 'X-Robots-Tag': 'noindex' });
  edit(files, '/robots.txt', /Sitemap.*/g, '');
  const found = await findings(files);
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(found[0]?.text).toBe(`A preview of ${PRODUCTION}, which search engines do not index.`);
});

test.each<[string, (files: Files) => void, string[]]>([
  ['a page answers an error', (files) => (files['/projects/one'] = { status: 500 }), ['/projects/one: answers 500.']],
  [
    'a page is sent as a download',
    (files) => change(files, '/projects', { 'Content-Type': 'application/octet-stream' }),
    ['/projects: is of the type application/octet-stream, not text/html.'],
  ],
  [
    'a header is missing',
    (files) => change(files, '/projects', { 'Referrer-Policy': undefined }),
    ['/projects: no header Referrer-Policy.'],
  ],
  [
    'two pages lack a header',
    (files) => {
      for (const path of ['/', '/projects']) change(files, path, { 'X-Content-Type-Options': undefined });
    },
    ['/, /projects: no header X-Content-Type-Options.'],
  ],
  [
    'there is no policy',
    (files) => change(files, '/', { 'Content-Security-Policy': undefined }),
    ['/: no Content-Security-Policy.'],
  ],
  [
    'the host adds a script of another site',
    (files) => edit(files, '/', '</head>', '<script src="https://cdn.example/beacon.js"></script></head>'),
    ['/: the policy blocks https://cdn.example/beacon.js.'],
  ],
  [
    'the host changes an inline script',
    (files) => edit(files, '/projects', 'dataset.ready', 'dataset.other'),
    ['/projects: the policy blocks an inline script.'],
  ],
  [
    'the policy allows every inline script',
    (files) => change(files, '/', { 'Content-Security-Policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" }),
    ['/: the policy allows any inline script.'],
  ],
  [
    'a canonical link is of another page',
    (files) => edit(files, '/projects', `href="${PRODUCTION}/projects"`, `href="${PRODUCTION}/other"`),
    [`/projects: its canonical link is ${PRODUCTION}/other.`],
  ],
  [
    'a page is hidden',
    (files) => change(files, '/projects', { 'X-Robots-Tag': 'noindex' }),
    ['/projects: search engines must not index it.'],
  ],
  [
    'robots.txt keeps crawlers out',
    (files) => edit(files, '/robots.txt', 'Allow: /', 'Disallow: /'),
    ['/robots.txt: keeps crawlers from all pages.'],
  ],
  ['the sitemap is missing', (files) => void delete files['/sitemap.xml'], ['/sitemap.xml: answers 404.']],
  [
    'the sitemap lists pages of another host',
    (files) => edit(files, '/sitemap.xml', `${PRODUCTION}/projects<`, 'https://old.example/projects<'),
    [`/sitemap.xml: lists https://old.example/projects, which is not below ${PRODUCTION}.`],
  ],
  ['a feed is broken', (files) => edit(files, '/feed.xml', '</feed>', ''), ['/feed.xml: cannot be parsed.']],
  ['a share image is missing', (files) => void delete files['/share.png'], ['/share.png: answers 404.']],
  [
    'a Markdown copy is HTML',
    (files) => edit(files, '/projects.md', '# Page', '<!DOCTYPE html>'),
    ['/projects.md: is HTML, not Markdown.'],
  ],
  [
    'a slash is not redirected',
    (files) => (files['/projects/'] = { ...files['/projects'] }),
    ['/projects/: answers 200, not a permanent redirect to /projects.'],
  ],
  [
    'missing pages answer 200',
    (files) => (files['404'] = { ...files['404'], status: 200 }),
    ['/not-a-page-of-this-site, /projects/not-a-page-of-this-site: answers 200, not 404.'],
  ],
  [
    'the host has a 404 page of its own',
    (files) => (files['404'] = { status: 404, headers: { 'Content-Type': 'text/html' }, body: 'Not found' }),
    ['/not-a-page-of-this-site, /projects/not-a-page-of-this-site: is not the page of the site for missing addresses.'],
  ],
  [
    'security.txt has expired',
    (files) => edit(files, '/.well-known/security.txt', '2100', '2020'),
    ['/.well-known/security.txt: has expired.'],
  ],
  [
    'security.txt is another file',
    (files) => edit(files, '/.well-known/security.txt', 'Expires: ', ''),
    ['/.well-known/security.txt: does not say when it expires.'],
  ],
  [
    'pages are not compressed',
    (files) => change(files, '/', { 'Content-Encoding': undefined }),
    ['/: is not compressed.'],
  ],
  [
    'hashed files are not cached',
    (files) => change(files, '/_next/static/a.css', { 'Cache-Control': 'no-cache' }),
    ['/_next/static/a.css: is not cached.'],
  ],
  [
    'the store cannot be reached',
    (files) => (files['/healthz'] = { status: 503, body: '{"status":"error","store":"unreachable"}' }),
    ['/healthz: answers 503 (the store is unreachable).'],
  ],
  [
    'a collection is overdue',
    (files) => edit(files, '/healthz', 'ok', 'overdue'),
    ['/healthz: a collection is overdue.'],
  ],
])('%s', async (_, change, expected) => {
  expect(await problems(change)).toEqual(expected);
});

test('/admin names where it saves, and a site without it is fine', async () => {
  const files = goodSite();
  expect((await findings(files)).map(({ text }) => text)).toContain(
    'There is no /admin; `admin` in the profile adds it.',
  );
  withAdmin(files);
  expect(await findings(files)).toContainEqual({ level: 'ok', text: '/admin saves to the branch main of ada/site.' });
});

test.each<[string, (files: Files) => void, string[]]>([
  [
    'lets in scripts of others',
    (files) => change(files, '/admin', { 'Content-Security-Policy': "script-src 'self' https://cdn.example" }),
    ['/admin: the policy allows scripts that are not files of the site.'],
  ],
  [
    'has no policy',
    (files) => change(files, '/admin', { 'Content-Security-Policy': undefined }),
    ['/admin: no Content-Security-Policy.'],
  ],
  [
    'can be indexed',
    (files) => {
      change(files, '/admin', { 'X-Robots-Tag': undefined });
      edit(files, '/admin', /<meta name="robots".*/g, '');
    },
    ['/admin: search engines may index it.'],
  ],
  ['lacks its script', (files) => void delete files['/admin/start.js'], ['/admin/start.js: is not a script.']],
  [
    'lacks its settings',
    (files) => void delete files['/admin/settings.json'],
    ['/admin/settings.json: does not name a repository and a branch.'],
  ],
  ['answers an error', (files) => (files['/admin'] = { status: 500 }), ['/admin: answers 500.']],
])('/admin that %s is an error', async (_, spoil, expected) => {
  const found = await problems((files) => {
    withAdmin(files);
    spoil(files);
  });
  expect(found).toEqual(expected);
});

test('a host of files has no API, which is fine', async () => {
  const files = goodSite();
  delete files['/graphql'];
  delete files['/healthz'];
  expect((await findings(files)).at(-1)).toEqual({ level: 'ok', text: expect.stringContaining('serves files only') });
});

test('a host that cannot send headers gets warnings, and the policy in the head counts', async () => {
  const files = goodSite();
  const policy = String(files['/']?.headers?.['Content-Security-Policy']).replace(/; frame-ancestors.*/, '');
  for (const path of ['/', '/projects', '/projects/one', '404']) {
    edit(files, path, '<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
    files[path] = {
      ...files[path],
      headers: { 'Content-Type': 'text/html', Server: 'GitHub.com', 'Content-Encoding': 'identity' },
    };
  }
  const found = await findings(files);
  expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  expect(found.map(({ text }) => text)).toContain('/, /projects, /projects/one: no header X-Frame-Options.');
});

test('a site below a folder is examined there', async () => {
  const files = goodSite();
  const base = '/portfolio';
  const moved = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path === '404' ? path : base + (path === '/' ? '/' : path), file]),
  );
  for (const path of Object.keys(moved)) {
    if (typeof moved[path]?.body === 'string') edit(moved, path, PRODUCTION, PRODUCTION + base);
    if (typeof moved[path]?.body === 'string') edit(moved, path, 'href="/_next', `href="${base}/_next`);
  }
  change(moved, `${base}/projects/`, { Location: `${base}/projects` });
  const origin = await serve(moved);
  const groups = await examineDeployed(origin + base, {
    ask: boundedAsk({ totalMs: 30_000, origin }),
    certificate: async () => ({}),
    now: () => NOW,
  });
  const wrong = groups.flatMap((group) => group.findings).filter(({ level }) => level !== 'ok');
  expect(wrong).toEqual([expect.objectContaining({ text: expect.stringContaining('canonical links name') })]);
});

test('a site that does not answer is one error, with what to do', async () => {
  expect(await findings({ '/': { status: 401 } })).toEqual([
    { level: 'error', text: '/: answers 401.', next: expect.stringContaining('VERCEL_BYPASS_SECRET') },
  ]);
});

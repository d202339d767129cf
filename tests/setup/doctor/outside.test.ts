import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { contentPolicy } from '@/lib/site/content-policy';
import { NOSNIFF, PAGE_HEADERS } from '@/lib/site/headers';
import { examineDeployed } from '@/scripts/doctor/outside';

interface Served {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Answers by path; `*` is for all others. */
type Site = Record<string, Served>;

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HEADERS = {
  ...NOSNIFF,
  ...PAGE_HEADERS,
  'Content-Security-Policy': contentPolicy([], { images: [], connections: [] }),
};
const source = (name: string) => ({ source: name, outcome: 'ok', lastAttemptAt: at, collectedAt: at });
const at = new Date().toISOString();

/** A site as it should be, with canonical links below an origin. */
function goodSite(origin: string): Site {
  const urls = ['/', '/resume'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  const files = [
    '/resume',
    '/resume.pdf',
    '/resume-letter.pdf',
    '/resume.docx',
    '/resume.txt',
    '/resume.md',
    '/resume.json',
    '/feed.xml',
  ];
  return {
    '/': {
      headers: HEADERS,
      body: `<title>Ada Lovelace</title><link rel="canonical" href="${origin}/"/><link rel="alternate" href="${origin}/feed.xml"/>`,
    },
    ...Object.fromEntries(files.map((path) => [path, { body: path }])),
    '/sitemap.xml': { body: `<urlset>${urls.join('')}</urlset>` },
    '/graphql': { headers: JSON_TYPE, body: JSON.stringify({ data: { sources: [source('github')] } }) },
    '*': { status: 404 },
  };
}

/** Serves a site until the test ends, and returns what is said of it, with paths in place of addresses. */
async function examine(change: (site: Site, origin: string) => Site | undefined): Promise<string[]> {
  const site: Site = {};
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = site[request.url ?? ''] ?? site['*'] ?? {};
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const good = goodSite(origin);
  Object.assign(site, good, change(good, origin));
  const groups = await examineDeployed(origin);
  return groups
    .flatMap(({ findings }) => findings)
    .map(({ level, text }) => `${level}: ${text.replaceAll(origin, '')}`);
}

const problems = (findings: string[]) => findings.filter((finding) => !finding.startsWith('ok: '));

test('a good site has no problem', async () => {
  expect(await examine(() => undefined)).toEqual([
    'ok: Canonical links name .',
    'ok: The home page has its headers and a policy.',
    'ok: 9 pages and files can be opened; others answer 404.',
    'ok: No page says TODO, and none has a text of the sample.',
    'ok: github: collected just now.',
  ]);
});

test('texts that are still to be written are found on pages and in files', async () => {
  const found = await examine(() => ({
    '/resume': { body: 'TODO: a summary, and ada@example.com' },
    '/resume.txt': { body: 'Rowan Hale' },
  }));
  expect(problems(found)).toEqual(['error: /resume says TODO:, @example.com.', 'error: /resume.txt says Rowan Hale.']);
});

const OTHER = 'https://www.example.com';
const withHome = (site: Site, change: Served): Site => ({ '/': { ...site['/'], ...change } });
const withSources = (sources: unknown): Site => ({
  '/graphql': { headers: JSON_TYPE, body: JSON.stringify({ data: { sources } }) },
});
const DEMO = withSources([source('sample')]);
const missing = (...headers: string[]) =>
  Object.fromEntries(Object.entries(HEADERS).filter(([name]) => !headers.includes(name)));

test.each<[string, (site: Site, origin: string) => Site, string[]]>([
  ['is protected', (site) => withHome(site, { status: 401 }), ['error:  answers 401.']],
  [
    'leads elsewhere',
    (site) => withHome(site, { status: 308, headers: { Location: OTHER } }),
    [`error:  leads to ${OTHER}.`],
  ],
  ['has the canonical links of another', () => goodSite(OTHER), [`warning: Canonical links name ${OTHER}.`]],
  [
    'has no policy',
    (site) => withHome(site, { headers: missing('Content-Security-Policy') }),
    ['error: No policy blocks third-party scripts.'],
  ],
  [
    'lacks files',
    () => ({ '/resume.pdf': { status: 404 }, '/feed.xml': { status: 500 } }),
    ['error: Cannot be opened: /feed.xml 500, /resume.pdf 404.'],
  ],
  ['shows demo data', () => DEMO, ['error: The statistics are demo data, which the dashboard labels as such.']],
  ['is files without statistics', () => ({ '/graphql': { status: 405 } }), []],
])('a site that %s', async (_, change, expected) => {
  expect(problems(await examine(change))).toEqual(expected);
});

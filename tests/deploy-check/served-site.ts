import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { adminPage, adminPolicy } from '../../lib/site/admin/page';
import { contentPolicy, hashSource } from '../../lib/site/content-policy';

interface Served {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export type Files = Record<string, Served>;

const SCRIPT = 'document.documentElement.dataset.ready = "";';
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': contentPolicy([hashSource(SCRIPT)]),
  'Content-Encoding': 'identity',
};
export const PRODUCTION = 'https://www.example.com';

function page(path: string): Served {
  const twin = path === '/' ? '/index' : path;
  const body = `<!DOCTYPE html><html><head><title>Page ${path}</title>
    <link rel="canonical" href="${PRODUCTION}${path === '/' ? '' : path}"/>
    <link rel="alternate" type="text/markdown" href="${PRODUCTION}${twin}.md"/>
    <link rel="alternate" type="application/atom+xml" href="${PRODUCTION}/feed.xml"/>
    <link rel="stylesheet" href="/_next/static/a.css"/>
    <meta property="og:image" content="${PRODUCTION}/share.png"/><script>${SCRIPT}</script></head></html>`;
  return { headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' }, body };
}

const missing = (): Served => ({ ...page('/nowhere'), status: 404 });
const text = (type: string, body: string | Buffer): Served => ({ headers: { 'Content-Type': type }, body });

function png(width: number, height: number): Buffer {
  const file = Buffer.alloc(24);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** A small site as it should be, by path. "404" answers all other paths. */
export function goodSite(): Files {
  const paths = ['/', '/projects', '/projects/one'];
  const locations = paths.map((path) => `<url><loc>${PRODUCTION}${path === '/' ? '/' : path}</loc></url>`);
  return {
    ...Object.fromEntries(paths.map((path) => [path, page(path)])),
    ...Object.fromEntries(['/index', ...paths.slice(1)].map((path) => [`${path}.md`, text('text/markdown', '# Page')])),
    '/projects/': { status: 308, headers: { Location: '/projects' } },
    '/projects/one/': { status: 308, headers: { Location: '/projects/one' } },
    '/robots.txt': text('text/plain', `User-Agent: *\nAllow: /\n\nSitemap: ${PRODUCTION}/sitemap.xml\n`),
    '/sitemap.xml': text('application/xml', `<urlset>${locations.join('')}</urlset>`),
    '/.well-known/security.txt': text('text/plain', 'Contact: x\nExpires: 2100-01-01T00:00:00Z\n'),
    '/feed.xml': text('application/atom+xml', '<feed></feed>'),
    '/share.png': text('image/png', png(1200, 630)),
    '/_next/static/a.css': { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    '/graphql': text('application/json', '{"data":{"__typename":"Query"}}'),
    '/healthz': text('application/json', '{"status":"ok","store":"ready"}'),
    '404': missing(),
  };
}

/** Adds /admin as it should be. */
export function withAdmin(files: Files): void {
  const headers = {
    ...HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': adminPolicy(),
    'X-Robots-Tag': 'noindex',
  };
  files['/admin'] = { headers, body: adminPage('/admin/start.js') };
  files['/admin/start.js'] = text('text/javascript', '');
  files['/admin/settings.json'] = text('application/json', '{"repository":"ada/site","branch":"main"}');
}

/** Replaces parts of the body of a file. */
export function edit(files: Files, path: string, from: string | RegExp, to: string): void {
  files[path] = { ...files[path], body: String(files[path]?.body).replaceAll(from, to) };
}

/** Serves the files until the test ends. Returns the address. */
export async function serve(files: Files): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = files[request.url ?? ''] ?? files['404'] ?? {};
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cmsConfig } from '../../../lib/content/schema/cms-config';
import { adminPage, adminPolicy } from '../../../lib/site/admin/page';
import { readContentFiles } from '../../check-content';
import { list, locate, type Roots, remove, save } from './files';

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': adminPolicy(),
};

/** Answers requests below /admin: a CMS for the files of this folder. Other sites and other machines are refused. */
export async function answerAdmin(request: IncomingMessage, response: ServerResponse, roots: Roots) {
  const reply = (status: number, type: string, body: string | Buffer = '') =>
    response.writeHead(status, { 'Content-Type': type, ...HEADERS }).end(body);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!isOwnPage(request)) return reply(403, 'text/plain', 'Only this page may ask.');
  if (/^\/admin\/?$/.test(pathname)) return reply(200, 'text/html', adminPage('/admin/start.js'));
  if (pathname === '/admin/config.json') {
    const paths = [...readContentFiles(roots.content ?? '').documents.keys()];
    return reply(200, 'application/json', JSON.stringify(cmsConfig(paths)));
  }
  if (pathname.startsWith('/admin/files/')) {
    const path = decodeURIComponent(pathname.slice('/admin/files/'.length));
    return answerFile(request, path, roots, reply);
  }
  const file = fileOf(pathname);
  if (!file || !existsSync(file)) return reply(404, 'text/plain');
  return reply(200, file.endsWith('.woff2') ? 'font/woff2' : 'text/javascript', readFileSync(file));
}

type Reply = (status: number, type: string, body?: string | Buffer) => unknown;

async function answerFile(request: IncomingMessage, path: string, roots: Roots, reply: Reply) {
  if (path === '' || path.endsWith('/')) return reply(200, 'application/json', JSON.stringify(list(roots, path)));
  const file = locate(roots, path);
  if (!file) return reply(403, 'text/plain', `${path} is outside the content.`);
  if (request.method === 'PUT') save(file, await buffer(request));
  else if (request.method === 'DELETE') remove(file);
  else if (!existsSync(file) || !statSync(file).isFile()) return reply(404, 'text/plain');
  else return reply(200, 'application/octet-stream', readFileSync(file));
  return reply(204, 'text/plain');
}

/** The name in Host keeps out sites whose name leads here, and Sec-Fetch-Site requests from pages of other sites. */
function isOwnPage({ headers, url }: IncomingMessage): boolean {
  const isLocal = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '');
  const isPage = /^\/admin\/?$/.test(url ?? '');
  return isLocal && (isPage || headers['sec-fetch-site'] === 'same-origin');
}

function fileOf(pathname: string): string | undefined {
  if (/^\/admin\/(start|directory)\.js$/.test(pathname))
    return join(import.meta.dirname, pathname.slice('/admin/'.length));
  const file = normalize(pathname.replace(/^\/admin\/cms\//, ''));
  return pathname.startsWith('/admin/cms/') && /^[\w./-]+\.(js|woff2)$/.test(file) && !file.startsWith('..')
    ? join(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), file)
    : undefined;
}

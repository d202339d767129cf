import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cmsConfig } from './cms-config';
import { mergeDocument, readDocument } from './merge-document';

const CMS = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
/** The page can write to the site's folder, so it must not run third-party scripts. */
const POLICY =
  "default-src 'self' blob: data:; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};
const DOCUMENT = z.looseObject({ originalText: z.string().default(''), body: z.string().default('') });

export async function answerAdmin(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { type, body } = await answer(request);
    const headers = { 'Content-Type': type, 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' };
    response.writeHead(200, headers).end(body);
  } catch (error) {
    const status = request.method === 'POST' ? 400 : 404;
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message);
  }
}

async function answer(request: IncomingMessage): Promise<{ type: string; body: string | Buffer }> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const asked = `${request.method} ${pathname}`;
  if (asked === 'GET /admin/config.json')
    return { type: 'application/json', body: JSON.stringify(cmsConfig(basename(resolve()))) };
  if (asked === 'POST /admin/fields')
    return { type: 'application/json', body: JSON.stringify(readDocument(await text(request))) };
  if (asked === 'POST /admin/document') {
    const { originalText, body, ...fields } = DOCUMENT.parse(JSON.parse(await text(request)));
    return { type: 'text/plain; charset=utf-8', body: mergeDocument(originalText, fields, body) };
  }
  const file = findFile(asked);
  return { type: TYPES[extname(file)] ?? '', body: readFileSync(file) };
}

function findFile(asked: string): string {
  if (asked === 'GET /admin') return join(import.meta.dirname, 'index.html');
  if (asked === 'GET /admin/start.js') return join(import.meta.dirname, 'start.js');
  const [, path] = /^GET \/admin\/cms\/([\w./-]+\.(?:js|woff2))$/.exec(asked) ?? [];
  if (!path) throw new Error(`Cannot answer ${asked}.`);
  return join(CMS, path);
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isUnpublished, readPublished } from '../../lib/content/published';
import { ERROR_PAGES, pageFile, readManifest } from './build-output';

export interface SiteFile {
  /** Where visitors ask for it: `/resume`. */
  address: string;
  path: string;
  body: Buffer;
  /** In lower case, without those that all files have. */
  headers: Record<string, string>;
}

const INTERNAL = /^(x-next|etag$|cache-control$)/;
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const TWIN = /^\/markdown(\/.*)$/;

export function* siteFiles(build: string): Generator<SiteFile> {
  const { routes } = readManifest(build);
  for (const [route, { initialHeaders = {} }] of Object.entries(routes)) {
    const isPage = !initialHeaders['content-type'];
    if (route === '/_global-error') continue;
    yield isPage ? page(build, route, initialHeaders) : generated(build, route, initialHeaders);
  }
  const { unpublished } = readPublished();
  for (const [folder, target] of [
    [join(build, 'static'), '_next/static'],
    ['public', ''],
  ] as const) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = join(target, file.slice(folder.length + 1)).replaceAll('\\', '/');
      if (!entry.isFile() || /(^|\/)\.(?!well-known\/)/.test(path) || isUnpublished(`/${path}`, unpublished)) continue;
      yield { address: `/${path}`, path, body: readFileSync(file), headers: extname(path) === '.txt' ? TEXT : {} };
    }
  }
}

function page(build: string, route: string, headers: Record<string, string>): SiteFile {
  const policy = headers['content-security-policy'];
  if (!policy) throw new Error(`${route} has no policy`);
  const body = readFileSync(pageFile(build, route, 'html'));
  const path = ERROR_PAGES[route]?.file ?? (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
  return { address: route, path, body, headers: { 'content-security-policy': policy } };
}

function generated(build: string, route: string, headers: Record<string, string>): SiteFile {
  const [, twin] = TWIN.exec(route) ?? [];
  const address = twin ? `${twin}.md` : route;
  const body = readFileSync(pageFile(build, route, 'body'));
  const own = Object.entries(headers).filter(([name]) => !INTERNAL.test(name));
  return { address, path: address.slice(1), body, headers: Object.fromEntries(own) };
}

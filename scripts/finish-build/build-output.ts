import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PrerenderedRoute {
  srcRoute: string;
  /** The payload of a page; null for a file that a route generates. */
  dataRoute: string | null;
  initialStatus?: number;
  initialHeaders?: Record<string, string>;
}

/** `file` is the path in the finished site. `replaces` are Next's own pages, sent without the headers of a page. */
export const ERROR_PAGES: Record<string, { status: number; file: string; replaces: string[] }> = {
  '/_not-found': { status: 404, file: '404.html', replaces: ['pages/404.html'] },
  '/projects/not-found': { status: 404, file: 'projects/404.html', replaces: [] },
  '/server-error': { status: 500, file: '500.html', replaces: ['pages/500.html', 'app/_global-error.html'] },
};

export function readManifest(output: string): { routes: Record<string, PrerenderedRoute> } {
  return readJson(join(output, 'prerender-manifest.json'));
}

/** `rsc` is the payload of a page, `meta` its status and headers, and `body` a file that a route generates. */
export function pageFile(output: string, path: string, extension: 'html' | 'rsc' | 'meta' | 'body'): string {
  return join(output, 'server/app', `${path === '/' ? 'index' : path}.${extension}`);
}

export function readAsset(output: string, url: string): string {
  const file = assetFile(output, url);
  if (!existsSync(file)) throw new Error(`it refers to ${url}, which is not in the build`);
  return readFileSync(file, 'utf8');
}

export function assetFile(output: string, url: string): string {
  return join(output, url.replace(/^.*?\/_next\//, ''));
}

export function readJson<Value>(file: string): Value {
  if (!existsSync(file)) throw new Error(`expected the file ${file}, found none`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export async function withPage<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../lib/env';
import { contentPolicy, scriptSources, withPolicyInHead } from '../../lib/site/content-policy';
import { writeSearchIndex } from '../search-index/search-index';
import { loadEnvFiles } from '../shared/env-files';
import { assetFile, ERROR_PAGES, pageFile, readJson, readManifest, withPage } from './build-output';
import { writeMarkdownCopies } from './markdown';
import { interactivePage, plainPage, readPayload } from './page';
import { type Page, readRoute, speculationRules } from './route';
import { writeSite } from './write-site';

/** Browsers then compile a script while it arrives (https://v8.dev/blog/explicit-compile-hints). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

export async function finishBuild(output: string): Promise<Page[]> {
  const manifestFile = join(output, 'prerender-manifest.json');
  const manifest = readManifest(output);
  const routes = Object.entries(manifest.routes).filter(([path, { dataRoute }]) => {
    return dataRoute?.endsWith('.rsc') && path !== '/_global-error';
  });
  const pages: Page[] = [];
  for (const [route, members] of Map.groupBy(routes, ([, { srcRoute }]) => srcRoute)) {
    const paths = members.map(([path]) => path);
    pages.push(...(await readRoute(output, route, paths)));
  }
  if (pages.length === 0) throw new Error(`${manifestFile}: expected pages, found none`);
  const rules = speculationRules(
    pages.filter(({ path }) => !(path in ERROR_PAGES)),
    env.basePath,
  );
  for (const page of pages) {
    const headers = await withPage(page.path, () => finishPage(output, page, rules));
    const route = manifest.routes[page.path];
    if (!route) continue;
    route.initialHeaders = { ...route.initialHeaders, ...headers };
    route.initialStatus = ERROR_PAGES[page.path]?.status ?? route.initialStatus;
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  addCompileHints(join(output, 'static/chunks'));
  return pages;
}

function finishPage(output: string, page: Page, rules: string): Record<string, string> {
  const file = pageFile(output, page.path, 'html');
  const source = readFileSync(file, 'utf8');
  const finished = page.isInteractive
    ? interactivePage(source, page.parts, page.css, savePayload(output, readPayload(source, page.parts)))
    : plainPage(source, page.parts, page.css, rules);
  const own = page.isInteractive ? ["'self'"] : [];
  const policy = contentPolicy([...own, ...scriptSources(finished.inlineScripts)], page.hosts);
  const headers = { 'content-security-policy': policy };
  writeFileSync(file, finished.html);
  for (const errorFile of ERROR_PAGES[page.path]?.replaces ?? []) {
    writeFileSync(join(output, 'server', errorFile), withPolicyInHead(finished.html, policy));
  }
  const metaFile = pageFile(output, page.path, 'meta');
  const meta = readJson<{ status?: number; headers?: Record<string, string> }>(metaFile);
  const status = ERROR_PAGES[page.path]?.status ?? meta.status;
  writeFileSync(metaFile, JSON.stringify({ ...meta, status, headers: { ...meta.headers, ...headers } }));
  return headers;
}

/** Browsers keep these files for good, so the name depends on the content. */
function savePayload(output: string, payload: string): string {
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const url = `${env.basePath}/_next/static/chunks/payload-${hash}.js`;
  writeFileSync(assetFile(output, url), payload);
  return url;
}

function addCompileHints(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    writeFileSync(join(folder, name), COMPILE_HINT + readFileSync(join(folder, name), 'utf8'));
  }
}

async function main(): Promise<void> {
  loadEnvFiles();
  try {
    await writeMarkdownCopies('.next');
    const pages = await finishBuild('.next');
    const plain = pages.filter(({ isInteractive }) => !isInteractive).length;
    console.log(`${plain} of ${pages.length} pages are plain HTML without a script of the framework.`);
    console.log(`The search knows the text of ${writeSearchIndex('.next')} pages.`);
    await writeSite('.next');
  } catch (error) {
    const cause = (error as Error).message;
    console.error(`The build is not finished. ${cause}. See scripts/finish-build/README.md.`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();

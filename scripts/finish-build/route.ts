import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../lib/env';
import { findOutsideHosts, type OutsideHosts } from '../../lib/site/outside-hosts';
import { pageFile, readAsset, readJson, withPage } from './build-output';
import { parseHtml } from './html';
import { chunksNamedIn, isInteractiveModule, isStreamingBoundary, readClientModules } from './next-output';
import { type PagePart, splitPage } from './page';
import { addNamesOfElements, addNamesOfScript, addProperties, usedStyles, withAbsoluteUrls } from './styles';

export interface Page {
  path: string;
  route: string;
  isInteractive: boolean;
  parts: PagePart[];
  hosts: OutsideHosts;
  css: string;
}

export async function readRoute(output: string, route: string, paths: string[]): Promise<Page[]> {
  const modules = await withPage(route, () => readModules(output, route));
  const runsScripts = modules.some(isInteractiveModule);
  const used = new Set<string>();
  // They arrive with the script of the search.
  addProperties(used, readFileSync('components/search/search.css', 'utf8'));
  const sheets = new Set<string>();
  const scripts = new Set<string>();
  const readPage = (path: string) => {
    const html = readFileSync(pageFile(output, path, 'html'), 'utf8');
    const elements = parseHtml(html);
    const links = elements.filter(({ attributes }) => attributes.rel === 'stylesheet');
    if (links.length === 0) throw new Error('expected a link to a stylesheet, found none');
    for (const { attributes } of links) sheets.add(attributes.href ?? '');
    addNamesOfElements(used, elements);
    const isInteractive = runsScripts || elements.some(isStreamingBoundary);
    for (const { name, attributes } of isInteractive ? elements : []) {
      if (name === 'script' && attributes.src) scripts.add(attributes.src);
    }
    const hosts = findOutsideHosts(env.photosUrl, html);
    return { path, route, isInteractive, parts: splitPage(html, elements), hosts };
  };
  const pages: Omit<Page, 'css'>[] = [];
  for (const path of paths) pages.push(await withPage(path, () => readPage(path)));
  const css = await withPage(route, () => {
    // The loop also visits the URLs that it adds.
    for (const url of scripts) {
      const script = readAsset(output, url);
      addNamesOfScript(used, script);
      for (const chunk of chunksNamedIn(script)) scripts.add(chunk);
    }
    return usedStyles([...sheets].map((url) => withAbsoluteUrls(readAsset(output, url), url)).join('\n'), used);
  });
  return pages.map((page) => ({ ...page, css }));
}

function readModules(output: string, route: string): string[] {
  const entries = readJson<Record<string, string>>(join(output, 'app-path-routes-manifest.json'));
  const entry = Object.keys(entries).find((key) => entries[key] === route && key.endsWith('/page'));
  if (!entry) throw new Error('expected the route in app-path-routes-manifest.json, found none');
  return readClientModules(join(output, 'server/app', `${entry}_client-reference-manifest.js`));
}

/** Prerenders plain pages on hover. @see https://wicg.github.io/nav-speculation/speculation-rules.html */
export function speculationRules(pages: Pick<Page, 'route' | 'isInteractive'>[], basePath = ''): string {
  const plain = pages.filter(({ isInteractive }) => !isInteractive);
  const patterns = plain.map(({ route }) => basePath + urlPattern(route));
  const where = { href_matches: [...new Set(patterns)].toSorted() };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

function urlPattern(route: string): string {
  return route.replace(/\/\[\[\.\.\.[^\]]+\]\]$/, '{/*}?').replace(/\[(\.\.\.)?[^\]]+\]/g, '*');
}

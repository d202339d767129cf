import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLean, readClientModules } from '../lib/build/client-modules';
import { contentPolicy } from '../lib/build/content-policy';
import { needsScriptsToShow, withoutScripts } from '../lib/build/scripts';
import { type BuiltPage, speculationRules } from '../lib/build/speculation';
import { readStylesheet, type Stylesheet, stylesheetsOf, withInlineStyles } from '../lib/build/styles';
import { imageSources } from '../lib/tabletop/image-policy';

const OUTPUT = '.next';
const PAGES = join(OUTPUT, 'server/app');

interface PrerenderManifest {
  routes: Record<string, { srcRoute: string; dataRoute: string | null; initialHeaders?: Record<string, string> }>;
}

/**
 * After `next build`: pages without an interactive part lose the framework's scripts, every page gets the
 * styles it uses into its head and the policy that names its inline scripts. Run again, it changes nothing.
 */
function main() {
  const manifestFile = join(OUTPUT, 'prerender-manifest.json');
  const manifest: PrerenderManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const pages = builtPages(manifest);
  const rules = speculationRules(pages);
  for (const page of pages) {
    const html = finishedPage(page, rules);
    const headers = { 'content-security-policy': contentPolicy(html, imageSources(html)) };
    replaceFile(`${fileOf(page.path)}.html`, html);
    addHeaders(`${fileOf(page.path)}.meta`, headers);
    const route = manifest.routes[page.path];
    if (route) route.initialHeaders = { ...route.initialHeaders, ...headers };
  }
  replaceFile(manifestFile, JSON.stringify(manifest));
  const lean = pages.filter((page) => page.lean).length;
  console.log(`${lean} of ${pages.length} pages are plain HTML without a script of the framework.`);
}

function builtPages(manifest: PrerenderManifest): BuiltPage[] {
  const modules = readClientModules(
    filesUnder(PAGES, '_client-reference-manifest.js').map((file) => readFileSync(file, 'utf8')),
  );
  return Object.entries(manifest.routes)
    .filter(([, { dataRoute }]) => dataRoute?.endsWith('.rsc'))
    .map(([path, { srcRoute }]) => {
      const payload = readFileSync(`${fileOf(path)}.rsc`, 'utf8');
      const html = readFileSync(`${fileOf(path)}.html`, 'utf8');
      return { path, route: srcRoute, lean: isLean(payload, modules) && !needsScriptsToShow(html) };
    });
}

function finishedPage(page: BuiltPage, rules: string): string {
  const html = readFileSync(`${fileOf(page.path)}.html`, 'utf8');
  const sheets = stylesheetsOf(html).map(stylesheet);
  if (sheets.length === 0) return html;
  if (!page.lean) return withInlineStyles(html, sheets, 'keep');
  const plain = withInlineStyles(withoutScripts(html), sheets, 'drop');
  return plain.replace('</body>', () => `${rules}</body>`);
}

const read = new Map<string, Stylesheet>();

/** A page names its stylesheets by their address, `/_next/static/chunks/x.css`. */
function stylesheet(href: string): Stylesheet {
  const known = read.get(href);
  if (known) return known;
  const sheet = readStylesheet(readFileSync(href.replace(/^\/_next/, OUTPUT), 'utf8'), href);
  read.set(href, sheet);
  return sheet;
}

function addHeaders(file: string, headers: Record<string, string>): void {
  const meta = JSON.parse(readFileSync(file, 'utf8'));
  replaceFile(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...headers } }));
}

function fileOf(path: string): string {
  return join(PAGES, path === '/' ? 'index' : path);
}

function filesUnder(folder: string, end: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(end)).map((name) => join(folder, name));
}

/** Whole or not at all, should the build be stopped here. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

main();

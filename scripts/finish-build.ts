import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLean, readClientModules } from '../lib/build/client-modules';
import { contentPolicy } from '../lib/build/content-policy';
import { hasLateParts, payloadOf, withLateParts } from '../lib/build/late';
import { memo } from '../lib/build/memo';
import { needsScriptsToShow, scriptFilesOf, withCompileHint, withoutScripts } from '../lib/build/scripts';
import { type BuiltPage, speculationRules } from '../lib/build/speculation';
import {
  readStylesheet,
  type Stylesheet,
  stylesheetsOf,
  withIdleStylesheets,
  withInlineStyles,
  withoutStylesheets,
} from '../lib/build/styles';
import { imageSources } from '../lib/tabletop/image-policy';

const OUTPUT = '.next';
const PAGES = join(OUTPUT, 'server/app');
const SCRIPTS = join(OUTPUT, 'static/chunks');

interface PrerenderManifest {
  routes: Record<string, PrerenderedRoute>;
}

interface PrerenderedRoute {
  srcRoute: string;
  dataRoute: string | null;
  initialStatus?: number | undefined;
  initialHeaders?: Record<string, string>;
}

/**
 * After `next build`: every page gets the styles it uses into its head; pages without an interactive part lose the
 * framework's scripts, the others fetch them, and what React reads, after the first paint; the policy of each names its
 * inline scripts; what says that something is not found has that status. Run again, it changes nothing.
 */
function main() {
  const manifestFile = join(OUTPUT, 'prerender-manifest.json');
  const manifest: PrerenderManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const pages = builtPages(manifest);
  const rules = speculationRules(pages);
  for (const page of pages) {
    const html = finishedPage(page, rules);
    const payload = readFileSync(`${fileOf(page.path)}.rsc`, 'utf8');
    const headers = { 'content-security-policy': contentPolicy(html, imageSources(html + payload)) };
    replaceFile(`${fileOf(page.path)}.html`, html);
    const status = page.path.endsWith('/not-found') ? 404 : undefined;
    addMeta(`${fileOf(page.path)}.meta`, status, headers);
    const route = manifest.routes[page.path];
    if (!route) continue;
    route.initialHeaders = { ...route.initialHeaders, ...headers };
    route.initialStatus = status ?? route.initialStatus;
  }
  replaceFile(manifestFile, JSON.stringify(manifest));
  for (const file of filesUnder(SCRIPTS, '.js')) replaceFile(file, withCompileHint(readFileSync(file, 'utf8')));
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
  if (sheets.length === 0 || hasLateParts(html)) return html;
  if (page.lean) {
    const plain = withInlineStyles(withoutScripts(withoutStylesheets(html)), sheets);
    return withLateParts(plain).replace('</body>', () => `${rules}</body>`);
  }
  return withLateParts(withIdleStylesheets(withInlineStyles(html, sheets, scriptsOf(html))), savedPayload(html));
}

/** Named after its content, as browsers keep it for ever. */
function savedPayload(html: string): string {
  const payload = payloadOf(html);
  const name = `payload-${createHash('sha256').update(payload).digest('hex').slice(0, 16)}.js`;
  replaceFile(join(SCRIPTS, name), payload);
  return `/_next/static/chunks/${name}`;
}

/** The text of all scripts a page may fetch, at once or later. */
function scriptsOf(html: string): string {
  const files = new Set(scriptFilesOf(html));
  // A set gives what is added to it while it is gone through: scripts name further scripts.
  for (const file of files) for (const next of scriptFilesOf(readAsset(file))) files.add(next);
  return joinedScripts([...files].toSorted().join(' '));
}

const joinedScripts = memo((files) => files.split(' ').map(readAsset).join('\n'));
const readAsset = memo((address) => readFileSync(address.replace(/^\/_next/, OUTPUT), 'utf8'));
const stylesheet = memo((address): Stylesheet => readStylesheet(readAsset(address), address));

/** What `next start` sends with a page. */
function addMeta(file: string, status: number | undefined, headers: Record<string, string>): void {
  const meta = JSON.parse(readFileSync(file, 'utf8'));
  replaceFile(
    file,
    JSON.stringify({ ...meta, status: status ?? meta.status, headers: { ...meta.headers, ...headers } }),
  );
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

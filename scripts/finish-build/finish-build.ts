import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../../lib/memoize';
import { imageSources } from '../../lib/tabletop/image-policy';
import { isLean, readClientModules } from './client-modules';
import { contentPolicy } from './content-policy';
import { hasLateParts, payloadOf, withLateParts } from './late';
import { needsScriptsToShow, scriptFilesOf, withCompileHint, withoutScripts } from './scripts';
import { type BuiltPage, speculationRules } from './speculation';
import {
  readStylesheet,
  type Stylesheet,
  stylesheetsOf,
  withIdleStylesheets,
  withInlineStyles,
  withoutStylesheets,
} from './styles';

const OUTPUT = '.next';
const PAGES = join(OUTPUT, 'server/app');
const SCRIPTS = join(OUTPUT, 'static/chunks');

let replaced = 0;

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
async function main() {
  const manifestFile = join(OUTPUT, 'prerender-manifest.json');
  const manifest: PrerenderManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const pages = await builtPages(manifest);
  const rules = speculationRules(pages);
  await forEach(pages, async (page) => {
    const html = await finishedPage(page, rules);
    const headers = { 'content-security-policy': contentPolicy(html, page.imageHosts) };
    await replaceFile(`${fileOf(page.path)}.html`, html);
    const status = page.path.endsWith('/not-found') ? 404 : undefined;
    await addMeta(`${fileOf(page.path)}.meta`, status, headers);
    const route = manifest.routes[page.path];
    if (!route) return;
    route.initialHeaders = { ...route.initialHeaders, ...headers };
    route.initialStatus = status ?? route.initialStatus;
  });
  await replaceFile(manifestFile, JSON.stringify(manifest));
  await forEach(filesUnder(SCRIPTS, '.js'), async (file) => {
    await replaceFile(file, withCompileHint(await readFile(file, 'utf8')));
  });
  const lean = pages.filter((page) => page.lean).length;
  console.log(`${lean} of ${pages.length} pages are plain HTML without a script of the framework.`);
}

/** Many at a time: the system reads and writes beside us, and only so many files lie in memory. */
async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

interface Page extends BuiltPage {
  /** Where its pictures come from, this site aside. */
  imageHosts: string[];
}

async function builtPages(manifest: PrerenderManifest): Promise<Page[]> {
  const modules = readClientModules(
    filesUnder(PAGES, '_client-reference-manifest.js').map((file) => readFileSync(file, 'utf8')),
  );
  const routes = Object.entries(manifest.routes).filter(([, { dataRoute }]) => dataRoute?.endsWith('.rsc'));
  const pages: Page[] = [];
  await forEach([...routes.entries()], async ([index, [path, { srcRoute }]]) => {
    const payload = await readFile(`${fileOf(path)}.rsc`, 'utf8');
    const html = await readFile(`${fileOf(path)}.html`, 'utf8');
    const lean = isLean(payload, modules) && !needsScriptsToShow(html);
    pages[index] = { path, route: srcRoute, lean, imageHosts: imageSources(html, payload) };
  });
  return pages;
}

async function finishedPage(page: Page, rules: string): Promise<string> {
  const html = await readFile(`${fileOf(page.path)}.html`, 'utf8');
  const sheets = stylesheetsOf(html).map(stylesheet);
  if (sheets.length === 0 || hasLateParts(html)) return html;
  if (page.lean) {
    const plain = withInlineStyles(withoutScripts(withoutStylesheets(html)), sheets);
    return withLateParts(plain).replace('</body>', () => `${rules}</body>`);
  }
  return withLateParts(withIdleStylesheets(withInlineStyles(html, sheets, scriptsOf(html))), await savedPayload(html));
}

/** Named after its content, as browsers keep it for ever. */
async function savedPayload(html: string): Promise<string> {
  const payload = payloadOf(html);
  const name = `payload-${createHash('sha256').update(payload).digest('hex').slice(0, 16)}.js`;
  await replaceFile(join(SCRIPTS, name), payload);
  return `/_next/static/chunks/${name}`;
}

/** The text of all scripts a page may fetch, at once or later. */
function scriptsOf(html: string): string {
  const files = new Set(scriptFilesOf(html));
  // A set gives what is added to it while it is gone through: scripts name further scripts.
  for (const file of files) for (const next of scriptFilesOf(readAsset(file))) files.add(next);
  return joinedScripts([...files].toSorted().join(' '));
}

const joinedScripts = memoize((files) => files.split(' ').map(readAsset).join('\n'));
const readAsset = memoize((address) => readFileSync(address.replace(/^\/_next/, OUTPUT), 'utf8'));
const stylesheet = memoize((address): Stylesheet => readStylesheet(readAsset(address), address));

/** What `next start` sends with a page. */
async function addMeta(file: string, status: number | undefined, headers: Record<string, string>): Promise<void> {
  const meta = JSON.parse(await readFile(file, 'utf8'));
  const told = { ...meta, status: status ?? meta.status, headers: { ...meta.headers, ...headers } };
  await replaceFile(file, JSON.stringify(told));
}

function fileOf(path: string): string {
  return join(PAGES, path === '/' ? 'index' : path);
}

function filesUnder(folder: string, end: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(end)).map((name) => join(folder, name));
}

/** Whole or not at all, should the build be stopped here. */
async function replaceFile(file: string, text: string): Promise<void> {
  // Two pages may save the same payload at the same time.
  const written = `${file}.${replaced++}.tmp`;
  await writeFile(written, text);
  await rename(written, file);
}

await main();

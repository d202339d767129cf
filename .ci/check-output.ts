/**
 * Checks what a host runs: `node --import tsx .ci/check-output.ts .vercel/output` after `vercel build`, or
 * `.next/standalone` after `npm run build -- --standalone`. Every page has a policy, a page whose policy allows no script
 * file has none, and functions have the native part of the store and nothing that only the build needs.
 */
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

interface Page {
  html: string;
  policy: string;
}

interface Output {
  pages: Map<string, Page>;
  /** Files of each function by their paths in it. */
  functions: Map<string, string[]>;
  /** The function that answers /graphql. */
  api: string;
}

const PLAIN = ['index', 'resume', 'contact', '404', '500'];
const INTERACTIVE = ['projects'];
/** What only the build needs. Routes read published.json, and the sync of the board games rewrites its collection. */
const UNNEEDED =
  /^(?!\.contentlayer\/published\.json$|content\/tabletop\/collection\.json$|scripts\/server\.ts$|lib\/site\/headers\.ts$)(content|public|lib|app|components|docs|tests|scripts|\.contentlayer)\/|node_modules\/(sharp|@img|shiki|@shikijs|typescript|@expo-google-fonts|@myriaddreamin|d3-celestial)\//;
const NATIVE = /node_modules\/@libsql\/[\w-]+\/index\.node$/;

const folder = process.argv[2] ?? '';
function inFolder(pattern: string): string[] {
  const files = globSync(pattern, { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

function hostedPages(): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const name of inFolder('functions/**/*.prerender-fallback.html')) {
    const path = name.slice('functions/'.length).replace('.prerender-fallback.html', '');
    const { initialHeaders = {} } = JSON.parse(read(name.replace('fallback.html', 'config.json')));
    pages.set(path, {
      html: read(name),
      policy: initialHeaders['content-security-policy'] ?? policyInHead(read(name)),
    });
  }
  return pages.size > 0 ? withErrorPages(pages) : pages;
}

/** What scripts/server.ts sends. */
function standalonePages(): Map<string, Page> {
  const site = '.next/site/';
  const { files } = JSON.parse(read('.next/site-headers.json'));
  const pages = inFolder(`${site}**/*.html`).map((name): [string, Page] => {
    const path = name.slice(site.length, -'.html'.length);
    return [path, { html: read(name), policy: files[`/${path === 'index' ? '' : path}`]['content-security-policy'] }];
  });
  return new Map(pages);
}

function withErrorPages(pages: Map<string, Page>): Map<string, Page> {
  for (const name of ['404', '500']) {
    const html = read(`static/${name}.html`);
    pages.set(name, { html, policy: policyInHead(html) });
  }
  return pages;
}

function policyInHead(html: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Routes of one function are links to its folder. */
function hosted(): Output {
  const functions = inFolder('functions/**/.vc-config.json').map((name): [string, string[]] => {
    const at = dirname(name);
    const { filePathMap = {} } = JSON.parse(read(name));
    const own = inFolder(`${at}/**/*`).map((file) => file.slice(at.length + 1));
    return [at, [...own, ...Object.keys(filePathMap)]];
  });
  const api = relative(realpathSync(folder), realpathSync(join(folder, 'functions/graphql.func')));
  return { pages: hostedPages(), functions: new Map(functions), api: api.replaceAll('\\', '/') };
}

/** Files of public/ are sent to visitors, so they are not part of the function. */
function standalone(): Output {
  const files = inFolder('**/*').filter((name) => !name.startsWith('public/'));
  return { pages: standalonePages(), functions: new Map([['server', files]]), api: 'server' };
}

function problemsOf({ pages, functions, api }: Output): string[] {
  const missing = [...PLAIN, ...INTERACTIVE].filter((path) => !pages.has(path));
  const native = functions.get(api)?.some((file) => NATIVE.test(file));
  return [
    ...missing.map((path) => `There is no page ${path}.`),
    ...[...pages].flatMap(([path, page]) => pageProblems(path, page)),
    ...[...functions].flatMap(([name, files]) => functionProblems(name, files)),
    ...(native ? [] : [`${api}: the native part of the store is missing.`]),
  ];
}

function pageProblems(path: string, { html, policy }: Page): string[] {
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const isPlain = !scripts.includes("'self'");
  const name = basename(path);
  return [
    ...(scripts === '' || scripts.includes("'unsafe-inline'")
      ? [`${path}: no policy for scripts, or a loose one.`]
      : []),
    ...(isPlain && /<script [^>]*src=/.test(html)
      ? [`${path}: its policy allows no script file, but it has one.`]
      : []),
    ...(PLAIN.includes(path) && !isPlain ? [`${name}: a plain page was expected.`] : []),
    ...(INTERACTIVE.includes(path) && isPlain ? [`${name}: an interactive page was expected.`] : []),
  ];
}

/** One line for each function, with the first of its files. */
function functionProblems(name: string, files: string[]): string[] {
  const unneeded = files.filter((file) => UNNEEDED.test(file));
  return unneeded.length > 0 ? [`${name}: it has ${unneeded.length} files of the build, such as ${unneeded[0]}.`] : [];
}

const output = existsSync(join(folder, 'functions')) ? hosted() : standalone();
const problems = problemsOf(output);
for (const problem of problems) console.error(problem);
console.log(`${output.pages.size} pages and ${output.functions.size} functions: ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;

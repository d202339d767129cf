/**
 * Checks what a host runs: `node --import tsx .ci/check-output.ts .vercel/output` after `vercel build`, or `.next/standalone`
 * after a build with STANDALONE=true. Every page has a policy, a page whose policy allows no script file has none, and
 * functions have the native part of the store and nothing that only the build needs.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

interface Page {
  html: string;
  policy: string;
}

/** Files by their paths in the function. */
type Functions = Map<string, string[]>;

const PLAIN = ['index', 'resume', '404', '500'];
const INTERACTIVE = ['contact', 'projects'];
/** Of the build. The sync of the board games rewrites its collection. */
const UNNEEDED =
  /^(?!content\/tabletop\/collection\.json$)(content|public|lib|app|components|docs|tests|scripts|\.contentlayer)\/|node_modules\/(sharp|@img|shiki|@shikijs|typescript|@expo-google-fonts|@myriaddreamin|d3-celestial)\//;
const NATIVE = /node_modules\/@libsql\/[\w-]+\/index\.node$/;
const WITH_STORE = /^(graphql|server)$/;

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
    pages.set(path, { html: read(name), policy: initialHeaders['content-security-policy'] ?? '' });
  }
  return pages.size > 0 ? withErrorPages(pages, 'static') : pages;
}

function standalonePages(): Map<string, Page> {
  const app = '.next/server/app/';
  const pages = inFolder(`${app}**/*.html`).map((name): [string, Page] => {
    const { headers = {} } = JSON.parse(read(name.replace(/html$/, 'meta')));
    const policy = headers['content-security-policy'] ?? policyInHead(read(name));
    return [name.slice(app.length).replace('.html', ''), { html: read(name), policy }];
  });
  return withErrorPages(new Map(pages), '.next/server/pages');
}

function withErrorPages(pages: Map<string, Page>, place: string): Map<string, Page> {
  for (const name of ['404', '500']) {
    const html = read(`${place}/${name}.html`);
    pages.set(name, { html, policy: policyInHead(html) });
  }
  return pages;
}

function policyInHead(html: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

function hostedFunctions(): Functions {
  const functions = inFolder('functions/**/.vc-config.json').map((name): [string, string[]] => {
    const at = name.slice(0, -'/.vc-config.json'.length);
    const { filePathMap = {} } = JSON.parse(read(name));
    const own = inFolder(`${at}/**/*`).map((file) => file.slice(at.length + 1));
    return [at.replace(/^functions\/|\.func$/g, ''), [...own, ...Object.keys(filePathMap)]];
  });
  return new Map(functions);
}

/** Its public files are for visitors. */
function standaloneServer(): Functions {
  return new Map([['server', inFolder('**/*').filter((name) => !name.startsWith('public/'))]]);
}

function problemsOf(pages: Map<string, Page>, functions: Functions): string[] {
  const missing = [...PLAIN, ...INTERACTIVE].filter((path) => !pages.has(path));
  return [
    ...missing.map((path) => `There is no page ${path}.`),
    ...[...pages].flatMap(([path, page]) => pageProblems(path, page)),
    ...[...functions].flatMap(([name, files]) => functionProblems(name, files)),
    ...([...functions.keys()].some((name) => WITH_STORE.test(name)) ? [] : ['No function answers /graphql.']),
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

function functionProblems(name: string, files: string[]): string[] {
  const unneeded = files.filter((file) => UNNEEDED.test(file));
  return [
    ...unneeded.map((file) => `${name}: it has ${file}, which only the build needs.`),
    ...(WITH_STORE.test(name) && !files.some((file) => NATIVE.test(file))
      ? [`${name}: the native part of the store is missing.`]
      : []),
  ];
}

const isHosted = existsSync(join(folder, 'functions'));
const [pages, functions] = isHosted ? [hostedPages(), hostedFunctions()] : [standalonePages(), standaloneServer()];
const problems = problemsOf(pages, functions);
for (const problem of problems) console.error(problem);
console.log(`${pages.size} pages and ${functions.size} functions in ${folder}: ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;

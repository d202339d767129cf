import { SAMPLE_OWNER, TELLING_WORDS } from '../../lib/content/sample';
import { rootCause } from '../../lib/dev-stats/store/errors';
import { RESUME_FILES } from '../../lib/resume/file-name';
import { error, type Finding, type Group, ok, warning } from '../../lib/setup/doctor/finding';
import { statisticsFindings } from '../../lib/setup/doctor/statistics';
import { HTTPS_ONLY, NOSNIFF, PAGE_HEADERS } from '../../lib/site/headers';
import { listSome } from '../../lib/words';
import { parseHtml } from '../finish-build/html';

const TIMEOUT_MS = 15_000;
const SOURCES = '{"query":"{ sources { source lastAttemptAt outcome collectedAt } }"}';
const BUILD_AGAIN = 'Set SITE_URL to the address of the site, and build again.';
const DEPLOY_AGAIN = 'Deploy all files of the build.';
const UNFINISHED = ['TODO:', '@example.com', ...TELLING_WORDS];

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Site {
  /** The address of the home page without a slash at its end, also that of canonical links. */
  root: string;
  canonicalRoot: string;
  home: Answer;
  elements: Record<string, string>[];
  ask: (path: string, init?: RequestInit) => Promise<Answer>;
}

export async function examineDeployed(root: string): Promise<Group[]> {
  const ask: Site['ask'] = (path, init) => request(root + path, init);
  const home = await ask('/');
  if (home.status !== 200) return [{ name: 'Site', findings: [unreachable(root, home)] }];
  const elements = parseHtml(home.text).map(({ attributes }) => attributes);
  const canonical = elements.find(({ rel }) => rel === 'canonical')?.href ?? '';
  const site = { root, canonicalRoot: canonical.replace(/\/$/, ''), home, elements, ask };
  return [
    { name: 'Search engines', findings: searchFindings(site) },
    { name: 'Headers', findings: headerFindings(site) },
    ...(await fileGroups(site)),
    { name: 'Statistics', findings: await deployedStatistics(site) },
  ];
}

async function request(address: string, init?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (problem) {
    return { status: 0, headers: new Headers(), text: rootCause(problem) };
  }
}

function unreachable(root: string, { status, headers, text }: Answer): Finding {
  if (status === 0) return error(`${root} cannot be opened (${text}).`, 'Look at the log of the host.');
  if (headers.has('location')) return error(`${root} leads to ${headers.get('location')}.`, 'Examine that address.');
  return error(`${root} answers ${status}.`, 'Look at the log of the host, or open the preview to everyone.');
}

function searchFindings({ root, canonicalRoot, home, elements }: Site): Finding[] {
  const robots = elements.find(({ name }) => name === 'robots')?.content;
  const isHidden = /noindex/i.test(`${robots} ${home.headers.get('x-robots-tag')}`);
  if (canonicalRoot === root && isHidden)
    return [error('Search engines are told not to index the site.', 'Build without DEPLOY_ENV=preview.')];
  if (canonicalRoot === root) return [ok(`Canonical links name ${root}.`)];
  if (canonicalRoot && isHidden) return [ok(`A preview of ${canonicalRoot}, which search engines do not index.`)];
  const next = `${BUILD_AGAIN} For a preview, set DEPLOY_ENV=preview.`;
  return [warning(`Canonical links name ${canonicalRoot || 'no address'}.`, next)];
}

function headerFindings({ root, home: { headers }, elements }: Site): Finding[] {
  const expected = Object.keys({ ...NOSNIFF, ...(root.startsWith('https:') && HTTPS_ONLY), ...PAGE_HEADERS });
  const missing = expected.filter((name) => !headers.has(name));
  const inPage = elements.find((element) => element['http-equiv'] === 'Content-Security-Policy')?.content;
  const policy = `${headers.get('content-security-policy')}; ${inPage}`;
  const [, scripts = "'unsafe-inline'"] = /script-src ([^;]*)/.exec(policy) ?? [];
  if (scripts.includes("'unsafe-inline'"))
    return [error('No policy blocks third-party scripts.', 'Let the host send the files and headers of the build.')];
  if (missing.length === 0) return [ok('The home page has its headers and a policy.')];
  // GitHub Pages sends no headers of the site.
  const level = headers.get('server') === 'GitHub.com' ? warning : error;
  return [level(`Missing: ${missing.join(', ')}.`, 'Let the host send the headers of the build.')];
}

async function fileGroups({ canonicalRoot, home, elements, ask }: Site): Promise<Group[]> {
  const group = (...findings: Finding[]): Group => ({ name: 'Pages and files', findings });
  const sitemap = (await ask('/sitemap.xml')).text;
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
  if (pages.length === 0) return [group(error('sitemap.xml lists no page.', DEPLOY_AGAIN))];
  const links = elements.flatMap(({ rel, href = '' }) => (rel === 'alternate' ? [href] : []));
  const resumes = pages.includes(`${canonicalRoot}/resume`) ? RESUME_FILES.map(({ href }) => canonicalRoot + href) : [];
  const named = [...new Set([...pages, ...links, ...resumes])];
  const foreign = named.filter((address) => !`${address}/`.startsWith(`${canonicalRoot}/`));
  if (foreign.length > 0) return [group(error(`Addresses of another site: ${listSome(foreign, 5)}.`, BUILD_AGAIN))];
  const failed: string[] = [];
  const unfinished: Finding[] = [];
  for (const address of named) {
    const path = address.slice(canonicalRoot.length) || '/';
    const { status, text } = await ask(path);
    const found = status === 200 ? UNFINISHED.filter((word) => text.includes(word)) : [];
    if (status !== 200) failed.push(`${path} ${status || text}`);
    if (found.length > 0)
      unfinished.push(error(`${path} says ${listSome(found, 5)}.`, 'Write your own text, and deploy.'));
  }
  const findings: Finding[] = [];
  if (failed.length > 0) findings.push(error(`Cannot be opened: ${listSome(failed, 5)}.`, DEPLOY_AGAIN));
  const { status } = await ask('/not-a-page-of-this-site');
  if (status !== 404) findings.push(error(`A missing page answers ${status}.`, 'Let the host send 404.html with 404.'));
  if (findings.length === 0) findings.push(ok(`${named.length} pages and files can be opened; others answer 404.`));
  if (unfinished.length === 0) unfinished.push(ok('No page says TODO, and none has a text of the sample.'));
  const texts = isSamplePage(home)
    ? [warning('The site is the sample.', 'Run `npm run init`, and deploy.')]
    : unfinished;
  return [group(...findings), { name: 'Texts', findings: texts }];
}

function isSamplePage(home: Answer): boolean {
  return home.text.includes(`<title>${SAMPLE_OWNER}`);
}

async function deployedStatistics({ home, ask }: Site): Promise<Finding[]> {
  if (isSamplePage(home)) return [ok('The site is the sample, and may show demo data.')];
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const api = await ask('/graphql', { method: 'POST', headers, body: SOURCES });
  const hasApi = api.status >= 500 || /json/.test(api.headers.get('content-type') ?? '');
  const answer = hasApi ? api : await ask('/dev-stats/snapshot.json');
  if (!hasApi && answer.status === 404) return [ok('The host has neither /graphql nor saved statistics.')];
  try {
    const body = JSON.parse(answer.text);
    // Saved answers are by query. The first one has the sources.
    const { data } = hasApi ? body : Object.values<typeof body>(body)[0];
    return statisticsFindings({ sources: [...data.sources] }, Date.now());
  } catch {
    return [error('The statistics cannot be read.', 'Look at the log of the server and at its store.')];
  }
}

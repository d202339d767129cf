import { policiesOf, type Visited } from './check-page';
import { readPage } from './page';
import { type Answer, failure, type Problem, type Site, typeOf } from './site';

const MISSING = 'not-a-page-of-this-site';

export interface Certificate {
  /** Milliseconds; undefined if there is none. */
  validUntil?: number;
  problem?: string;
}

/** Redirects of addresses with a slash at their end, and pages for addresses that do not exist. */
export async function addressProblems(site: Site, pages: readonly Visited[]): Promise<Problem[]> {
  const { root, hasFixedHeaders, ask } = site;
  const deep = pages.find(({ address }) => address.length > root.length + 1)?.address;
  const problems: Problem[] = [];
  if (deep) {
    const answer = await ask(`${deep}/`);
    const sent = answer.headers.get('location');
    const location = sent ? URL.parse(sent, `${deep}/`)?.href : undefined;
    if (![301, 308].includes(answer.status) || location !== deep)
      problems.push({
        address: `${deep}/`,
        text: `answers ${answer.status}${location ? ` to ${location}` : ''}, not a permanent redirect to ${deep}.`,
        next: 'Let the host redirect addresses with a slash at their end.',
        level: hasFixedHeaders ? 'warning' : 'error',
      });
  }
  const folders = ['', ...(pages.some(({ address }) => address.startsWith(`${root}/projects/`)) ? ['/projects'] : [])];
  for (const folder of folders) {
    const address = `${root}${folder}/${MISSING}`;
    const answer = await ask(address);
    const next = 'Let the host send 404.html with the status 404 for addresses that do not exist.';
    if (answer.status !== 404) problems.push({ address, text: `answers ${answer.status}, not 404.`, next });
    else if (
      typeOf(answer) !== 'text/html' ||
      policiesOf(answer.headers, readPage(answer.body.toString())).length === 0
    )
      problems.push({ address, text: 'is not the page of the site for missing addresses.', next });
  }
  return problems;
}

/** robots.txt and security.txt. `now` in milliseconds. */
export async function textProblems(site: Site, now: number): Promise<Problem[]> {
  const { root, canonicalRoot, isHidden, ask } = site;
  const problems: Problem[] = [];
  const robots = await read(ask, `${root}/robots.txt`, problems);
  if (robots !== undefined && /^disallow:\s*\/\s*$/im.test(robots))
    problems.push({
      address: `${root}/robots.txt`,
      text: 'keeps crawlers from all pages.',
      next: 'Deploy the file of the build.',
    });
  if (robots !== undefined && !isHidden && !robots.includes(`${canonicalRoot}/sitemap.xml`))
    problems.push({
      address: `${root}/robots.txt`,
      text: `does not name ${canonicalRoot}/sitemap.xml.`,
      next: 'Set SITE_URL to the address of production, and build again.',
    });
  const security = await read(ask, `${root}/.well-known/security.txt`, problems);
  const expires = Date.parse(/^Expires:\s*(\S+)/im.exec(security ?? '')?.[1] ?? '');
  if (security !== undefined && !(expires > now))
    problems.push({
      address: `${root}/.well-known/security.txt`,
      text: Number.isNaN(expires) ? 'does not say when it expires.' : 'has expired.',
      next: 'Build and deploy again.',
    });
  return problems;
}

async function read(ask: Site['ask'], address: string, problems: Problem[]): Promise<string | undefined> {
  const answer = await ask(address);
  const failed = failure(answer);
  if (!failed) return answer.body.toString();
  problems.push({
    address,
    text: `${failed}.`,
    next: 'Deploy all files of the build, also those in folders with a dot.',
  });
  return undefined;
}

/** Compression, and caching of files whose names change with their content. */
export async function speedProblems({ root, hasFixedHeaders, ask }: Site, home: Visited): Promise<Problem[]> {
  const problems: Problem[] = [];
  const level = hasFixedHeaders ? 'warning' : 'error';
  if (!home.answer.headers.has('content-encoding'))
    problems.push({
      address: home.address,
      text: 'is not compressed.',
      next: 'Switch on brotli or gzip at the host.',
      level,
    });
  const [file] = home.page.files;
  if (!file) return problems;
  const address = new URL(file, `${root}/`).href;
  const answer = await ask(address);
  const failed = failure(answer);
  if (failed) problems.push({ address, text: `${failed}.`, next: 'Deploy all files of one build together.' });
  else if (!/max-age=[1-9]\d{6}/.test(answer.headers.get('cache-control') ?? ''))
    problems.push({
      address,
      text: 'is not cached.',
      next: 'Send Cache-Control: public, max-age=31536000, immutable.',
      level,
    });
  return problems;
}

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

/** The certificate, and the redirect from http. */
export function tlsProblems(root: string, { validUntil, problem }: Certificate, plain: Answer, now: number): Problem[] {
  const problems: Problem[] = [];
  const renew = 'Renew the certificate, and find out why that does not happen by itself.';
  if (problem) problems.push({ address: root, text: `its certificate is not valid (${problem}).`, next: renew });
  else if (validUntil !== undefined && validUntil - now < SOON_DAYS * DAY_MS)
    problems.push({
      address: root,
      text: `its certificate ends on ${new Date(validUntil).toISOString().slice(0, 10)}.`,
      next: renew,
    });
  const target = URL.parse(plain.headers.get('location') ?? '')?.protocol;
  const isRedirected = plain.status >= 301 && plain.status <= 308 && target === 'https:';
  // A host that does not listen on http is fine, too.
  if (plain.status !== 0 && !isRedirected)
    problems.push({
      address: root.replace('https:', 'http:'),
      text: 'is served without TLS.',
      next: 'Redirect http to https.',
    });
  return problems;
}

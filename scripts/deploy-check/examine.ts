import { error, type Finding, type Group, ok, warning } from '../../lib/setup/doctor/finding';
import { adminFindings } from './check-admin';
import { apiFindings } from './check-api';
import { feedProblems, imageProblems, twinProblems } from './check-files';
import { addressProblems, type Certificate, speedProblems, textProblems, tlsProblems } from './check-host';
import { findableProblems, headerProblems, type Visited } from './check-page';
import { readPage } from './page';
import { type Ask, failure, findingsOf, onSite, type Problem, type Site, typeOf } from './site';

const MAX_PAGES = 2000;

export interface ExamineServices {
  ask: Ask;
  /** The certificate of an https origin. */
  certificate: (root: string) => Promise<Certificate>;
  now: () => number;
}

/** Examines the site at an address from outside. */
export async function examineDeployed(root: string, { ask, certificate, now }: ExamineServices): Promise<Group[]> {
  const isSecure = root.startsWith('https:');
  const tls: Group[] = isSecure
    ? [
        {
          name: 'TLS',
          findings: findingsOf(
            tlsProblems(root, await certificate(root), await ask(root.replace('https:', 'http:')), now()),
            'The certificate is valid, and http leads to https.',
          ),
        },
      ]
    : [];
  const home = await visit(ask, `${root}/`);
  if ('text' in home) return [...tls, { name: 'Pages', findings: findingsOf([home], '') }];
  const site = siteOf(root, home, ask);
  const listed = await sitemapOf(site);
  const visits = await Promise.all(listed.addresses.map((address) => visit(ask, address)));
  const pages = visits.filter((visited) => 'page' in visited);
  const failed = visits.filter((visited) => 'text' in visited);
  const group = async (name: string, problems: Problem[] | Promise<Problem[]>, fine: string): Promise<Group> => ({
    name,
    findings: findingsOf(await problems, fine),
  });
  const ofPages = (check: (site: Site, visited: Visited) => Problem[]) => pages.flatMap((page) => check(site, page));
  return [
    ...tls,
    { name: 'Where it is', findings: placeFindings(site) },
    await group('Pages', [...listed.problems, ...failed], `All ${pages.length} addresses of the sitemap answer.`),
    await group(
      'Headers and policy',
      ofPages(headerProblems),
      'Every page has its headers, and a policy that fits its scripts.',
    ),
    await group(
      'Search engines',
      ofPages(findableProblems),
      'Every page has a title, a canonical link and a share image.',
    ),
    await group('Other addresses', addressProblems(site, pages), 'Redirects and the 404 page work.'),
    await group('robots.txt and security.txt', textProblems(site, now()), 'Both are as they should be.'),
    await group('Feeds', feedProblems(site, pages), 'All feeds can be read.'),
    await group('Share images', imageProblems(site, pages), 'All share images are there.'),
    await group('Markdown copies', twinProblems(site, pages), 'All Markdown copies are there.'),
    await group('Speed', speedProblems(site, home), 'Pages are compressed, and hashed files cached.'),
    { name: 'Editing', findings: await adminFindings(site) },
    {
      name: 'API',
      findings: await apiFindings(
        site,
        pages.some(({ address }) => address === `${root}/dev-stats`),
      ),
    },
  ];
}

function siteOf(root: string, { answer, page }: Visited, ask: Ask): Site {
  const isHidden = page.isNoindex || /noindex/i.test(answer.headers.get('x-robots-tag') ?? '');
  return {
    ...{ root, isHidden, ask },
    canonicalRoot: page.canonical?.replace(/\/$/, '') ?? root,
    hasFixedHeaders: /github\.com/i.test(answer.headers.get('server') ?? ''),
  };
}

/** Whether search engines are to index this host, by its canonical links. */
function placeFindings({ root, canonicalRoot, isHidden }: Site): Finding[] {
  const isElsewhere = canonicalRoot !== root;
  if (isElsewhere && isHidden) return [ok(`A preview of ${canonicalRoot}, which search engines do not index.`)];
  if (isHidden)
    return [error(`${root}: search engines are told not to index the site.`, 'Build without DEPLOY_ENV=preview.')];
  if (!isElsewhere) return [ok(`Canonical links name ${root}.`)];
  return [
    warning(
      `${root}: canonical links name ${canonicalRoot}.`,
      'If this is production, set SITE_URL and build again. If it is a preview, set DEPLOY_ENV=preview.',
    ),
  ];
}

async function visit(ask: Ask, address: string): Promise<Visited | Problem> {
  const answer = await ask(address);
  const failed = failure(answer);
  const isProtected = answer.status === 401 || answer.status === 403;
  if (failed)
    return {
      address,
      text: `${failed}.`,
      next: isProtected
        ? 'If the preview is protected, set VERCEL_BYPASS_SECRET.'
        : 'Look at the log of the host, and deploy all files of the build.',
    };
  if (typeOf(answer) !== 'text/html')
    return {
      address,
      text: `is of the type ${typeOf(answer) || 'unknown'}, not text/html.`,
      next: 'Let the host send pages as text/html.',
    };
  return { address, answer, page: readPage(answer.body.toString()) };
}

async function sitemapOf(site: Site): Promise<{ addresses: string[]; problems: Problem[] }> {
  const address = `${site.root}/sitemap.xml`;
  const answer = await site.ask(address);
  const listed = [...answer.body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  );
  const failed = failure(answer) ?? (listed.length === 0 ? 'lists no page' : undefined);
  if (failed)
    return {
      addresses: [`${site.root}/`],
      problems: [{ address, text: `${failed}.`, next: 'Deploy the file of the build.' }],
    };
  const problems: Problem[] = [];
  const addresses = listed.slice(0, MAX_PAGES).flatMap((loc) => {
    const here = onSite(site, loc);
    if (!here)
      problems.push({
        address,
        text: `lists ${loc}, which is not below ${site.canonicalRoot}.`,
        next: 'Set SITE_URL and build again.',
      });
    return here ? [here === site.root ? `${here}/` : here] : [];
  });
  if (listed.length > MAX_PAGES)
    problems.push({
      address,
      text: `lists ${listed.length} pages; only ${MAX_PAGES} were opened.`,
      next: 'Open the others by hand.',
      level: 'warning',
    });
  return { addresses, problems };
}

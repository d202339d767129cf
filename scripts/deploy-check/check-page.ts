import { blockedScripts, type Page, scriptSources } from './page';
import { type Answer, onSite, type Problem, type Site } from './site';

export interface Visited {
  address: string;
  answer: Answer;
  page: Page;
}

const EXPECTED: [string, RegExp][] = [
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /\S/],
  ['Permissions-Policy', /\S/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
];
const SEND = 'Let the host send the headers of the site: out/_headers, out/_caddy or `npm start` have them.';

/** Headers and policy of a page. */
export function headerProblems({ hasFixedHeaders }: Site, { address, answer: { headers }, page }: Visited): Problem[] {
  const policies = policiesOf(headers, page);
  const blocked = blockedScripts(page, policies, address);
  const isFramed = !/DENY|SAMEORIGIN/i.test(headers.get('x-frame-options') ?? '');
  const missing = EXPECTED.filter(([name, value]) => !value.test(headers.get(name) ?? '')).map(([name]) => name);
  if (isFramed && !/frame-ancestors/.test(headers.get('content-security-policy') ?? ''))
    missing.push('X-Frame-Options');
  if (new URL(address).protocol === 'https:' && !headers.has('strict-transport-security'))
    missing.push('Strict-Transport-Security');
  const problems: Problem[] = missing.map((name) => ({
    address,
    text: `no header ${name}.`,
    next: hasFixedHeaders ? 'This host cannot send it. Put a proxy in front of it, or accept that.' : SEND,
    level: hasFixedHeaders ? 'warning' : 'error',
  }));
  if (policies.length === 0)
    problems.push({
      address,
      text: 'no Content-Security-Policy.',
      next: 'Build without PLAIN_BUILD, and do not drop headers.',
    });
  if (policies.some((policy) => scriptSources(policy).includes("'unsafe-inline'")))
    problems.push({ address, text: 'the policy allows any inline script.', next: 'Build without PLAIN_BUILD.' });
  for (const script of new Set(blocked))
    problems.push({
      address,
      text: `the policy blocks ${script}.`,
      next: 'Something between build and visitor adds or changes scripts. Switch that off at the host.',
    });
  return problems;
}

export function policiesOf(headers: Headers, page: Page): string[] {
  const sent = headers.get('content-security-policy');
  // Exported pages have the rest of their policy in a meta element.
  const isWhole = sent !== null && /(script|default)-src/.test(sent);
  return [isWhole ? sent : undefined, page.policy].filter((policy) => policy !== undefined);
}

/** What search engines and other sites read of a page. */
export function findableProblems(site: Site, { address, answer, page }: Visited): Problem[] {
  const problems: Problem[] = [];
  const say = (text: string, next: string) => problems.push({ address, text, next });
  if (!page.title) say('no title.', 'Give the page a title in its document.');
  if (!page.canonical) say('no canonical link.', 'Build the site again.');
  else if (onSite(site, page.canonical)?.replace(/\/$/, '') !== address.replace(/\/$/, ''))
    say(`its canonical link is ${page.canonical}.`, 'Set SITE_URL to the address of production, and build again.');
  const isHidden = page.isNoindex || /noindex/i.test(answer.headers.get('x-robots-tag') ?? '');
  if (isHidden && !site.isHidden)
    say('search engines must not index it.', 'Remove noindex, or the page from the sitemap.');
  if (!page.meta['og:image']) say('no share image.', 'Build the site again.');
  return problems;
}

import { commonHeaders, FOREVER, NOSNIFF, PAGE_HEADERS } from '../../lib/site/headers';
import type { SiteFile } from '../finish-build/site-files';
import { caddySnippet, FRAMES, HASHED, type Rule } from './caddy-snippet';

const MAX_HEADER_RULES = 100;
/** Hosts take the type of these from the name of the file. */
const KNOWN_TYPES = /^(application\/(json|pdf)|image\/(png|svg\+xml|x-icon)|text\/(plain|javascript))\b/;

/**
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://caddyserver.com/docs/caddyfile/concepts#snippets
 */
export function hostRules(files: readonly SiteFile[], isProduction: boolean) {
  const common = commonHeaders(isProduction);
  const special = files.map(({ address, headers }) => ({ address, headers: specialHeaders(headers) }));
  const rules = special.filter(({ headers }) => Object.keys(headers).length > 0);
  const plain = files.filter(({ address, path }) => path === address.slice(1) && !address.includes('.'));
  const addresses = plain.map(({ address }) => address);
  const photos = files.filter(({ path }) => path.startsWith('photos/'));
  const isHashed = photos.length > 0 && photos.every(({ path }) => /\/[0-9a-f]{8}\//.test(path));
  const hashed = [HASHED, ...(isHashed ? [PHOTOS] : [])];
  return {
    headers: headersFile(common, rules, hashed),
    redirects: REDIRECTS,
    caddy: caddySnippet(common, rules, { plain: addresses, hashed }),
  };
}

const PHOTOS = '/photos/*';

function specialHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => name !== 'content-type' || !KNOWN_TYPES.test(value)),
  );
}

/** All rules that match an address apply, so a header in the rule for all addresses cannot differ for one of them. */
function headersFile(common: Record<string, string>, rules: Rule[], hashed: string[]) {
  const blocks = [
    block('/*', { ...NOSNIFF, ...common, ...PAGE_HEADERS, ...FRAMES }),
    ...hashed.map((path) => block(path, { 'Cache-Control': FOREVER })),
  ];
  // If there are too many rules, names of downloads matter more than canonical links.
  const sorted = rules.toSorted((a, b) => Number('link' in a.headers) - Number('link' in b.headers));
  const kept = sorted.slice(0, MAX_HEADER_RULES - blocks.length);
  return [...blocks, ...kept.map(({ address, headers }) => block(address, headers))].join('\n');
}

function block(address: string, headers: Record<string, string>): string {
  return `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** For Netlify. Cloudflare Pages finds projects/404.html without a rule. */
const REDIRECTS = '/projects/* /projects/404.html 404\n';

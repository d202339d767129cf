import { NOSNIFF, securityHeaders } from '../../lib/site/security-headers';
import type { SiteFile } from './site-files';

/** The limit of Cloudflare Pages. */
const MAX_HEADER_RULES = 100;
const HASHED = '/_next/static/*';
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The rest of a page's policy is in its head, where browsers ignore this part. */
const FRAMES = { 'Content-Security-Policy': "frame-ancestors 'none'" };
/** Hosts take the type of these from the name of the file. */
const KNOWN_TYPES = /^(application\/(json|pdf)|image\/(png|svg\+xml|x-icon)|text\/plain)\b/;

export interface HostRules {
  headers: string;
  redirects: string;
  caddy: string;
  /** Addresses whose headers a `_headers` file cannot hold. */
  leftOut: number;
}

/**
 * The rules for hosts: `_headers` and `_redirects` of Cloudflare Pages and Netlify, and a snippet for Caddy.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://caddyserver.com/docs/caddyfile/concepts#snippets
 */
export function hostRules(files: readonly SiteFile[], isProduction: boolean): HostRules {
  const common = {
    ...NOSNIFF,
    ...securityHeaders(isProduction),
    ...(isProduction ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  const special = files.map(({ address, headers }) => ({ address, headers: specialHeaders(headers) }));
  const rules = special.filter(({ headers }) => Object.keys(headers).length > 0);
  const plain = files.filter(({ address, path }) => path === address.slice(1) && !address.includes('.'));
  const caddy = caddySnippet(
    common,
    rules,
    plain.map(({ address }) => address),
  );
  return { ...headersFile(common, rules), redirects: REDIRECTS, caddy };
}

interface Rule {
  address: string;
  headers: Record<string, string>;
}

function specialHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => name !== 'content-type' || !KNOWN_TYPES.test(value)),
  );
}

/** All rules that match an address apply, so a header in the rule for all addresses cannot differ for one of them. */
function headersFile(common: Record<string, string>, rules: Rule[]) {
  const { 'Cross-Origin-Resource-Policy': _, ...forAll } = common;
  const blocks = [block('/*', { ...forAll, ...FRAMES }), block(HASHED, { 'Cache-Control': FOREVER })];
  // If there are too many rules, names of downloads matter more than canonical links.
  const sorted = rules.toSorted((a, b) => Number('link' in a.headers) - Number('link' in b.headers));
  const kept = sorted.slice(0, MAX_HEADER_RULES - blocks.length);
  const text = [...blocks, ...kept.map(({ address, headers }) => block(address, headers))].join('\n');
  return { headers: text, leftOut: rules.length - kept.length };
}

function block(address: string, headers: Record<string, string>): string {
  return `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** For Netlify. Cloudflare Pages finds projects/404.html without a rule. */
const REDIRECTS = '/projects/* /projects/404.html 404\n';

/**
 * Rules for single files come last, in a route that pages, scripts and fonts skip: each matcher costs time. `plain` are
 * the addresses of files whose names have no dot.
 */
function caddySnippet(common: Record<string, string>, rules: Rule[], plain: string[]): string {
  const forPages = Object.fromEntries(Object.entries(common).filter(([name]) => !(name in NOSNIFF)));
  const groups = Map.groupBy(rules, ({ headers }) => JSON.stringify(headers));
  const special = [...groups].flatMap(([headers, members], index) => {
    const name = `@file${index}`;
    return [`${name} path ${members.map(({ address }) => address).join(' ')}`, ...header(name, JSON.parse(headers))];
  });
  const lines = [
    ...header('*', { ...NOSNIFF, 'Cache-Control': REVALIDATE }),
    '# Fonts need no other header than these two, and without them the response fits one round trip.',
    '@page not path /_next/static/media/*',
    ...header('@page', { ...forPages, ...FRAMES }),
    `@hashed path ${HASHED}`,
    ...header('@hashed', { 'Cache-Control': FOREVER }),
    '@file {',
    `\tpath ${['*.*', ...plain].join(' ')}`,
    '\tnot path /_next/static/chunks/* /_next/static/media/*',
    '}',
    'route @file {',
    ...[
      '@index path *.pagefind *.pf_meta *.pf_index *.pf_fragment *.pf_filter *.dzi',
      ...header('@index', { 'Content-Type': 'application/octet-stream' }),
      '@pictures path *.png *.svg *.ico',
      ...header('@pictures', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...special,
      '# A page with a dot in its name.',
      'try_files {path} {path}.html',
    ].map((line) => `\t${line}`),
    '}',
    `@bare not path ${['*/', '*.*', ...plain].join(' ')}`,
  ];
  return `${CADDY_BEGINNING}${lines.map((line) => `\t\t${line}\n`).join('')}${CADDY_END}`;
}

/** One directive for all fields. */
function header(matcher: string, fields: Record<string, string>): string[] {
  return [`header ${matcher} {`, ...Object.entries(fields).map(([name, value]) => `\t${name} ${quoted(value)}`), '}'];
}

function quoted(value: string): string {
  return value.includes('`') ? JSON.stringify(value) : `\`${value}\``;
}

const CADDY_BEGINNING = String.raw`# Serves the exported site. In a Caddyfile:
#   import out/_caddy
#   example.com {
#     import portfolio /srv/out
#   }
(portfolio) {
	root * {args.0}
	@write not method GET HEAD
	@slash vars_regexp slash {http.request.uri} ^(/[^/\\?][^?]*?)/+(\?.*)?$
	@internal path /index /404 /500 /projects/404 *.html *.br *.gz /_headers /_redirects /_caddy
	route {
`;

const CADDY_END = `		header @write Allow "GET, HEAD"
		error @write "Method Not Allowed" 405
		redir @slash {re.slash.1}{re.slash.2} 308
		error @internal 404
		rewrite @bare {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		@method expression {err.status_code} == 405
		@project path_regexp ^/projects/[^/]+$
		handle @method {
			respond "Method Not Allowed"
		}
		handle @project {
			rewrite * /projects/404.html
			file_server {
				precompressed br gzip
			}
		}
		handle {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;

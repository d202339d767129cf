import { NOSNIFF } from '../../lib/site/security-headers';

export const HASHED = '/_next/static/*';
export const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The rest of a page's policy is in its head, where browsers ignore this part. */
export const FRAMES = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/** Headers of one file. */
export interface Rule {
  address: string;
  headers: Record<string, string>;
}

/**
 * Rules for single files come last, in a route that pages, scripts and fonts skip: each matcher costs time. `plain` are
 * the addresses of files whose names have no dot.
 */
export function caddySnippet(common: Record<string, string>, rules: Rule[], plain: string[]): string {
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

const CADDY_BEGINNING = `# Serves the exported site. In a Caddyfile:
#   import out/_caddy
#   example.com {
#     import portfolio /srv/out
#   }
(portfolio) {
	root * {args.0}
	@write not method GET HEAD
	@slash {
		path */
		not path /
	}
	@internal path /index /404 /500 /projects/404 *.html *.br *.gz /_headers /_redirects /_caddy
	route {
`;

const CADDY_END = String.raw`		header @write Allow "GET, HEAD"
		error @write "Method Not Allowed" 405
		route @slash {
			@address vars_regexp address {http.request.uri} ^(/[^/\\?][^?]*?)/+(\?.*)?$
			redir @address {re.address.1}{re.address.2} 308
		}
		error @internal 404
		rewrite @bare {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		header Cache-Control "no-cache"
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

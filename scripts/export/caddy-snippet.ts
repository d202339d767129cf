import { FOREVER, NOSNIFF, PAGE_HEADERS, REVALIDATE, SAME_ORIGIN } from '../../lib/site/headers';

export const HASHED = '/_next/static/*';
/** The rest of a page's policy is in its head, where browsers ignore this part. */
export const FRAMES = { 'Content-Security-Policy': "frame-ancestors 'none'" };

export interface Rule {
  address: string;
  headers: Record<string, string>;
}

interface Paths {
  /** Files whose names have no dot. */
  plain: string[];
  /** Matchers of files that never change. */
  hashed: string[];
}

/**
 * Pages come first, each with one matcher and one set of headers. Caddy prepares every route of a block for each
 * request, so the others are in a block of their own. Rules for single files come last, in a block that scripts skip.
 */
export function caddySnippet(common: Record<string, string>, rules: Rule[], { plain, hashed }: Paths): string {
  const ofAll = { ...NOSNIFF, 'Cache-Control': REVALIDATE };
  const ofPages = { ...common, ...PAGE_HEADERS, ...FRAMES };
  const groups = Map.groupBy(rules, ({ headers }) => JSON.stringify(headers));
  const special = [...groups].flatMap(([headers, members], index) => {
    const name = `@file${index}`;
    return [`${name} path ${members.map(({ address }) => address).join(' ')}`, ...header(name, JSON.parse(headers))];
  });
  const rest = [
    ...header('*', ofAll),
    '# Fonts need no other header than these two, and without them the response fits one round trip.',
    '@rest not path /_next/static/media/*',
    ...header('@rest', common),
    ...block('@files', 'path *.*', 'not path /_next/static/media/*'),
    ...header('@files', SAME_ORIGIN),
    `@hashed path ${hashed.join(' ')}`,
    ...header('@hashed', { 'Cache-Control': FOREVER }),
    ...REFUSED,
    ...block('@file', `path ${['*.*', ...plain].join(' ')}`, 'not path /_next/static/chunks/* /_next/static/media/*'),
    ...block(
      'route @file',
      '@index path *.dzi',
      ...header('@index', { 'Content-Type': 'application/octet-stream' }),
      '@pictures path *.png *.svg *.ico',
      ...header('@pictures', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...special,
      '# A page with a dot in its name.',
      'try_files {path} {path}.html',
    ),
    ...FILE_SERVER,
  ];
  const page = block('(portfolio_page)', ...header('*', { ...ofAll, ...ofPages }), ...FILE_SERVER);
  const pages = [
    ...block('@home', 'method GET HEAD', 'path /'),
    ...block('route @home', 'import portfolio_page'),
    ...block('@page', 'method GET HEAD', `not path ${['*.*', '*/', ...INTERNAL, ...plain].join(' ')}`),
    ...block('route @page', 'rewrite * {path}.html', 'import portfolio_page'),
  ];
  const site = block('(portfolio)', ...pages, ...block('route', ...rest), ...block('handle_errors', ...ERRORS));
  return [...USE, ...page, ...site, ''].join('\n');
}

function block(name: string, ...lines: string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function header(matcher: string, fields: Record<string, string>): string[] {
  return block(`header ${matcher}`, ...Object.entries(fields).map(([name, value]) => `${name} ${quoted(value)}`));
}

function quoted(value: string): string {
  return value.includes('`') ? JSON.stringify(value) : `\`${value}\``;
}

const USE = [
  '# Serves the exported site. In a Caddyfile:',
  '#   import out/_caddy',
  '#   example.com {',
  '#     root * /srv/out',
  '#     import portfolio',
  '#   }',
];

const INTERNAL = ['/index', '/404', '/500', '/projects/404'];
const PRECOMPRESSED = 'precompressed br gzip';
const FILE_SERVER = block('file_server', PRECOMPRESSED, 'disable_canonical_uris');

const REFUSED = [
  '@write not method GET HEAD',
  'header @write Allow "GET, HEAD"',
  'error @write "Method Not Allowed" 405',
  '@slash path */',
  ...block(
    'route @slash',
    String.raw`@address vars_regexp address {http.request.uri} ^(/[^/\\?][^?]*?)/+(\?.*)?$`,
    'redir @address {re.address.1}{re.address.2} 308',
  ),
  `@internal path ${[...INTERNAL, '*.html', '*.br', '*.gz'].join(' ')}`,
  'error @internal 404',
];

const ERRORS = [
  // Caddy would cut the error page to the range, or leave it out if the browser has it.
  'request_header -If-*',
  'request_header -Range',
  ...header('*', { 'Cache-Control': 'no-cache', ...PAGE_HEADERS, ...FRAMES }),
  '@other expression `{err.status_code} == 405 || {err.status_code} >= 500`',
  '@project path_regexp ^/projects/[^/]+$',
  ...block('handle @other', 'respond "{err.status_text}"'),
  ...block('handle @project', 'try_files /projects/404.html /404.html', ...block('file_server', PRECOMPRESSED)),
  ...block('handle', 'rewrite * /404.html', ...block('file_server', PRECOMPRESSED)),
];

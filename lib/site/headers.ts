/** The headers of every answer. next.config.mjs and scripts/server.ts load this file without a compiler: no imports. */

interface HeaderRule {
  /** Regular expression for the path without its first slash, as Next's `source` takes it. */
  path: string;
  headers: Record<string, string>;
}

export const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };
export const NOINDEX = { 'X-Robots-Tag': 'noindex' };
export const FOREVER = 'public, max-age=31536000, immutable';
/** A new release shows at once; an unchanged file is answered with a 304 without a body. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Browsers ignore it over http. Without includeSubDomains, because other hosts of the domain may need http. */
export const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=63072000' };

/** For everything except fonts. Without these headers, a font fits one round trip. */
export function commonHeaders(isProduction: boolean): Record<string, string> {
  return isProduction ? HTTPS_ONLY : NOINDEX;
}

/** Routes that run code and files of the build set their own Cache-Control. */
const FINISHED = '(?!_next/|graphql$|healthz$|bgg/)';

export const PAGE_PATH = `${FINISHED}[^.]*`;
const FONTS = '_next/static/media/';

/** For files. Pages do not need it, because their policy forbids frames. */
export const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** For pages. The default Referrer-Policy is strict enough. */
export const PAGE_HEADERS = {
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For every kind of answer. A later rule wins. Next sets the lifetime of hashed files, and would warn about a rule. */
export function headerRules(isProduction: boolean): HeaderRule[] {
  return [
    { path: '.*', headers: NOSNIFF },
    { path: `(?!${FONTS}).*`, headers: commonHeaders(isProduction) },
    { path: `(?!${FONTS}|${PAGE_PATH}$).*`, headers: SAME_ORIGIN },
    // Other sites show preview images and icons.
    { path: String.raw`.*\.(?:png|svg|ico)`, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { path: `${FINISHED}.*`, headers: { 'Cache-Control': REVALIDATE } },
    { path: 'photos/(?:.+/)?[0-9a-f]{8}/.+', headers: { 'Cache-Control': FOREVER } },
  ];
}

export function headersFor(path: string, isProduction: boolean): Record<string, string> {
  const rules = headerRules(isProduction).filter((rule) => new RegExp(`^/${rule.path}$`).test(path));
  const hashed = path.startsWith('/_next/static/') ? { 'Cache-Control': FOREVER } : {};
  return Object.assign({}, ...rules.map(({ headers }) => headers), hashed);
}

/** Search engines must not index a staging host, even when it serves a production build. */
export function isStagingHost(host: string): boolean {
  return /staging/i.test(host);
}

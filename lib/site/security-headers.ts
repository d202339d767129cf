/** next.config.mjs loads this file without a compiler, so it has no imports. */

/** Sent with every response. */
export const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** Browsers ignore it over http. Without includeSubDomains, because other hosts of the domain may need http. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Sent with every response except fonts: they need none of these, and without them the response fits one round trip. */
export function securityHeaders(isProduction: boolean): Record<string, string> {
  return {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(isProduction && HTTPS_ONLY),
  };
}

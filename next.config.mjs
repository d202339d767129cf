/** Said with every answer. A build under a staging host name must not be found, whatever it was built for. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const headers = Object.entries(HEADERS).map(([key, value]) => ({ key, value }));
const noindex = [{ key: 'X-Robots-Tag', value: 'noindex' }];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked by `npm run check`, before every build of CI.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers },
    { source: '/:path*', has: [{ type: 'host', value: '.*staging.*' }], headers: noindex },
  ],
};

export default config;

import { availableParallelism } from 'node:os';
import { env } from './lib/env.ts';
import { isPreview } from './lib/site/deployment.ts';

/** Said with every answer: pages, files and routes alike. */
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** Said with all but fonts: these tell a font nothing, and without them it arrives in one round trip. */
const HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Browsers act on it over https alone. No includeSubDomains: other hosts of the domain are not ours to bind. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=63072000' };
const NOINDEX = { 'X-Robots-Tag': 'noindex' };
/** A new release shows at once; where nothing changed, the answer is a 304 without a body. */
const ASK_AGAIN = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const isProduction = !isPreview(env.deployEnv) && !env.isDevelopment;
const headers = (fields) => Object.entries(fields).map(([key, value]) => ({ key, value }));

// Next starts its telemetry after it loads this file.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  output: env.isStandalone ? 'standalone' : undefined,
  // One core more than the default, no source maps, which nothing reads while serving, and no measuring of what could be
  // prefetched, as links are plain ones: with a thousand projects that is a third of the time and of the memory.
  experimental: { cpus: availableParallelism(), turbopackSourceMaps: false, prefetchInlining: false },
  // A native module.
  serverExternalPackages: ['@myriaddreamin/typst-ts-node-compiler'],
  // Types are checked by `npm run check`, before every build of CI.
  typescript: { ignoreBuildErrors: true },
  // No picture is resized while serving, so nobody can ask for it.
  images: { unoptimized: true },
  // Pictures and PDFs are made, and code is coloured, while the site is built.
  outputFileTracingExcludes: {
    '*': ['@expo-google-fonts', '@img', '@myriaddreamin', '@shikijs', 'sharp', 'shiki'].map(
      (name) => `node_modules/${name}/**`,
    ),
  },
  // graphql-request brings the reference implementation along for naming an operation; in the browser a small one does that.
  turbopack: { resolveAlias: { graphql: { browser: '@0no-co/graphql.web' } } },
  // A page and its Markdown cannot share a folder of app/.
  rewrites: async () => [{ source: '/:path*.md', destination: '/markdown/:path*' }],
  headers: async () => [
    { source: '/:path*', headers: headers({ ...NOSNIFF, ...(isProduction ? {} : NOINDEX) }) },
    {
      source: '/:path((?!_next/static/media/).*)',
      headers: headers({ ...HEADERS, ...(isProduction ? HTTPS_ONLY : {}) }),
    },
    // A build under a staging host name must not be found, whatever it was built for.
    { source: '/:path*', has: [{ type: 'host', value: '.*staging.*' }], headers: headers(NOINDEX) },
    // What Next hashes may be kept for ever, and the routes that run code say for themselves.
    { source: '/:path((?!_next/|graphql$|bgg/).*)', headers: headers(ASK_AGAIN) },
  ],
};

export default config;

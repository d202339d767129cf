import { availableParallelism } from 'node:os';
import { chosenTypeface } from './lib/content/chosen-typeface.ts';
import { readPublished } from './lib/content/published.ts';
import { startsWithDemo } from './lib/content/sample.ts';
import { isPreview } from './lib/deployment.ts';
import { env } from './lib/env.ts';
import { headerRules, NOINDEX, PAGE_HEADERS, PAGE_PATH } from './lib/site/headers.ts';

const { sections, unpublished } = readPublished();
const isProduction = !isPreview(env.deployEnv) && !env.isDevelopment;
const fields = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

// Next starts its telemetry after it loads this file.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Compiling them takes a quarter of the time to the first page in development. Node loads them faster. */
const LOADED_BY_NODE = [
  '@mdx-js/mdx',
  'astronomy-engine',
  'culori',
  'graphql',
  'graphql-yoga',
  'rehype-pretty-code',
  'remark-gfm',
  'zod',
];

/** Escapes what has a meaning in the source of a rewrite. */
const literal = (address) => encodeURI(address).replace(/[()*+?:{}\\]/g, '\\$&');

const exported = (section) => (env.exportedAt && !env.graphqlUrl ? [`${section}.export.ts`] : []);

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Next adds the path to the addresses of its files, and lib/base-path to those of the site.
  ...(env.basePath && { basePath: env.basePath }),
  env: { BASE_PATH: env.basePath },
  // The name of a section before the ending of a file: page.tabletop.tsx is a page, and route.tabletop.ts a route, only
  // while the section tabletop is on in the profile. Next does not see the files of the others, so their addresses
  // answer 404 in development and on every host, and nothing of them is built (docs/adr/0180).
  // route.dev-stats.export.ts is a route only in an export without an API.
  pageExtensions: [
    'tsx',
    'ts',
    ...sections.flatMap((section) => [`${section}.tsx`, `${section}.ts`, ...exported(section)]),
  ],
  output: env.isStandalone ? 'standalone' : undefined,
  // Together these options save more than a third of a clean build's time.
  experimental: {
    // All cores instead of all but one.
    cpus: availableParallelism(),
    // Nothing reads source maps.
    turbopackSourceMaps: false,
    // Links are plain <a> elements, so nothing is prefetched.
    prefetchInlining: false,
    // Pages are static, so few requests run server code.
    serverMinification: false,
    // The cache takes as long to write as it saves in the next build.
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: [
    // Native modules.
    '@myriaddreamin/typst-ts-node-compiler',
    'esbuild',
    ...(env.isDevelopment ? LOADED_BY_NODE : []),
  ],
  // Pictures are made by the build; the server has no endpoint that resizes them.
  images: { unoptimized: true },
  // The type check takes a third of the first build (docs/adr/0217). CI and Vercel set the variable.
  typescript: {
    ignoreBuildErrors: !process.env.CI,
    ...(env.basePath && { tsconfigPath: 'tsconfig.base-path.json' }),
  },
  // Used only by the build, so a standalone server does not need them.
  outputFileTracingExcludes: {
    '*': [
      // A pattern also matches within a path.
      'app/fonts/**',
      'components/search/search.css',
      'lib/collectors/**',
      'lib/sky/zones.txt',
      'public/**',
      ...[
        '@esbuild',
        '@expo-google-fonts',
        '@img',
        '@myriaddreamin',
        '@shikijs',
        '@sveltia',
        'd3-celestial',
        'esbuild',
        'sharp',
        'shiki',
      ].map((name) => `node_modules/${name}/**`),
    ],
  },
  // A host builds the sample with its demo data. Other stores stay where they are.
  outputFileTracingIncludes: startsWithDemo() ? { '/graphql': ['.data/dev-stats.db'] } : undefined,
  // The layout imports the default typeface. A page has only the files of the one that the profile names.
  turbopack: {
    resolveAlias: {
      graphql: { browser: './lib/dev-stats/graphql/browser-parser.ts' },
      '@/app/fonts/instrument-sans/typeface': `./app/fonts/${chosenTypeface(env.contentDir)}/typeface.ts`,
    },
  },
  rewrites: async () => ({
    // Next has a page of its own there.
    beforeFiles: [
      { source: '/_global-error', destination: '/server-error' },
      // There is no such page, so that the answer is a 404.
      ...(env.isDevelopment ? [] : unpublished).map((address) => ({
        source: `${literal(address)}/:path*`,
        destination: '/_unpublished',
      })),
      // scripts/dev/admin/admin.ts
      ...(env.adminUrl ? [{ source: '/admin/:path*', destination: `${env.adminUrl}/admin/:path*` }] : []),
    ],
    // A page and its Markdown cannot share a folder in app/.
    afterFiles: [{ source: '/:path*.md', destination: '/markdown/:path*' }],
  }),
  headers: async () => [
    ...headerRules(isProduction).map(({ path, headers }) => ({ source: `/:path(${path})`, headers: fields(headers) })),
    { source: `/:path(${PAGE_PATH})`, headers: fields(PAGE_HEADERS) },
    { source: '/:path*', has: [{ type: 'host', value: '.*staging.*' }], headers: fields(NOINDEX) },
  ],
};

export default config;

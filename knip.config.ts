import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'scripts/*.ts!',
    'scripts/finish-build/finish-build.ts!',
    // For the configurations of the tests and the benchmarks.
    'scripts/{shared/chromium,test/sample-tests}.ts!',
    'contentlayer.config.ts!',
    // next.config.mjs imports it.
    'lib/site/headers.ts!',
    '{app/**/{page,route},proxy}.*.{ts,tsx}!',
    // lib/site/sections.ts imports them by the name of the folder.
    'lib/!(content)/content.ts!',
    // components/ui/bundle-script.ts bundles them.
    'components/{astro/viewer,contact,diagram,search}/{client,opener}.ts!',
    // The profile chooses one of them.
    'app/fonts/*/typeface.ts!',
    // next.config.mjs names it.
    'lib/dev-stats/graphql/browser-parser.ts!',
    // tsconfig.base-path.json names it.
    'lib/base-path/jsx-runtime.ts!',
    // The package of `npm create`.
    'scripts/create/create.mjs!',
    'bench/*.ts',
    'e2e/**/*.spec.ts',
  ],
  project: ['{app,components,lib,scripts}/**/*.{ts,tsx}!', '*.{ts,mjs}!', '{bench,e2e,fixtures,tests}/**/*.{ts,tsx}'],
  // lib/astro/sky/catalogue.ts reads its files by path.
  ignoreDependencies: ['d3-celestial'],
  ignoreBinaries: ['contentlayer2', 'vitest', 'caddy'],
  playwright: {
    config: ['playwright.config.ts', 'e2e/deploy/playwright.config.ts'],
  },
  ignoreIssues: {
    'lib/dev-stats/store/schema/*.ts': ['exports'],
  },
  // In production mode tests do not count as users. A function may be exported for them if its own file uses it.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
};

export default config;

import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { CUT_OFF, originOf, SITE, WITH_STORE } from './e2e/servers';
import { findChromium } from './scripts/shared/chromium';
import { ANY_CONTENT, hasSample } from './scripts/test/sample-tests';

const BLINK = [
  // As Playwright sets them, since only the last flag counts.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // The headless shell does not know its connection, and would load pictures much earlier than a browser on 4G.
  'lazyLoadingImageMarginPxUnknown=1250',
];

/**
 * The first two render suggestions of the address bar, in processes that cost as much as a page. The others are those of
 * Playwright that matter here: only the last flag of a name counts.
 */
const NO_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PaintHolding',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

/** Tests of these files also run in Firefox and WebKit, except those tagged @chromium. */
const SCREENS = [
  'astro-gallery',
  'astro-viewer',
  'astrophotography',
  'contact',
  'dev-stats',
  'dev-stats-heat-map',
  'diagrams',
  'home',
  'lab',
  'not-found',
  'project-detail',
  'projects',
  'resume',
  'resume-downloads',
  'search',
  'shell',
  'sync',
  'tabletop',
];
const OTHERS = hasSample ? [firefox, webkit] : [];
const INSTALLED = OTHERS.filter((browser) => existsSync(browser.executablePath()));

// Workers and knip load this file too.
if (INSTALLED.length < OTHERS.length && process.argv.includes('test')) {
  const missing = OTHERS.filter((browser) => !INSTALLED.includes(browser)).map((browser) => browser.name());
  console.log(
    `Left out, as not installed: ${missing.join(' and ')}. \`npx playwright install --with-deps\` installs them.`,
  );
}

/** Journeys run against the production build: `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'deploy/**',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Pages wait for requests and images, so one worker more than there are cores is fastest.
  workers: '150%',
  // A machine under load is slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on the second attempt is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: originOf(SITE),
    // A new context costs more than a page load. Playwright empties it between journeys; history and permissions stay.
    reuseContext: true,
    // Drawing each frame of an animation costs a tenth of the processor time. Journeys about motion ask for it.
    reducedMotion: 'reduce',
    // Recording every test takes as much processor time as the test itself.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      testMatch: hasSample ? '**/*.spec.ts' : ANY_CONTENT.map((name) => `**/${name}.spec.ts`),
      use: {
        launchOptions: {
          executablePath: findChromium(),
          args: [
            '--disable-gpu',
            '--disable-background-networking',
            // Without it, the headless shell rounds the width of each letter to whole pixels.
            '--font-render-hinting=none',
            `--blink-settings=${BLINK.join(',')}`,
            `--disable-features=${NO_FEATURES.join(',')}`,
            // Under load, Chromium assumes a slow network and loads pictures that are further away.
            '--force-effective-connection-type=4G',
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
      },
    },
    ...INSTALLED.map((browser) => ({
      name: browser.name(),
      testMatch: SCREENS.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@chromium/,
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
    })),
  ],
  webServer: [SITE, CUT_OFF, WITH_STORE].map((server) => ({
    command: `node scripts/server.ts --port ${server.port} ${server.flags}`,
    url: `${originOf(server)}/icon.svg`,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...server.env },
  })),
});

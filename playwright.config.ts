import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium';

const PORT = 3210;

/** Journeys run against the production build: `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `next start --port ${PORT}`,
    url: `http://localhost:${PORT}/icon.svg`,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
});

import { defineConfig } from '@playwright/test';
import { originOf, WALKED, WALKED_EMPTY } from '../servers';

/** The walk through the screens in Firefox and WebKit: `npm run build` comes first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  // One worker for each browser: a browser under test keeps the focus to itself.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  globalSetup: './fill-store.ts',
  use: { baseURL: originOf(WALKED) },
  // WebKitWebDriver loses an answer now and then on a busy machine; such a test is listed as flaky.
  projects: [{ name: 'firefox' }, { name: 'webkit', retries: 1 }],
  webServer: [WALKED, WALKED_EMPTY].map((server) => ({
    command: `next start --port ${server.port} ${server.flags}`,
    cwd: '../..',
    url: `${originOf(server)}/icon.svg`,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...server.env },
  })),
});

import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { env } from '../../lib/env';
import { findChromium } from '../../scripts/chromium';
import { APP, FILES, originOf } from '../servers';

/** The same journeys on the server and on the exported files behind Caddy, and a comparison of the two. */
export default defineConfig({
  testDir: '..',
  testMatch: ['deploy/compare.spec.ts', 'home.spec.ts', 'links.spec.ts', 'not-found.spec.ts', 'projects.spec.ts'],
  outputDir: '../../test-results/deploy',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'server', use: { baseURL: originOf(APP) }, testIgnore: 'deploy/**' },
    { name: 'files', use: { baseURL: originOf(FILES) } },
  ],
  webServer: [
    {
      cwd: '../..',
      command: `next start --port ${APP.port} ${APP.flags}`,
      url: `${originOf(APP)}/icon.svg`,
      env: { NEXT_TELEMETRY_DISABLED: '1', ...APP.env },
    },
    {
      cwd: '../..',
      command: 'caddy run --config deploy/Caddyfile --adapter caddyfile',
      url: `${originOf(FILES)}/icon.svg`,
      env: { PATH: env.path, SITE_FILES: resolve('out'), SITE_ADDRESS: originOf(FILES), APP: `127.0.0.1:${APP.port}` },
    },
  ],
});

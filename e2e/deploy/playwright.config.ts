import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { env } from '../../lib/env';
import { findChromium } from '../../scripts/shared/chromium';
import { DEPLOYED, originOf } from '../servers';
import { EXPORTS, STORE } from './exports';

const JOURNEYS = ['home', 'links', 'not-found', 'contact', 'markdown', 'resume-downloads', 'deploy/statistics'];
const testMatch = JOURNEYS.map((name) => `${name}.spec.ts`);
const compared = [...testMatch, 'deploy/compare.spec.ts'];

const settings = { NEXT_TELEMETRY_DISABLED: '1', DATABASE_URL: STORE };
const server = (name: keyof typeof DEPLOYED, command: string, variables: Record<string, string>) => ({
  cwd: '../..',
  command,
  url: `${originOf(DEPLOYED[name])}/icon.svg`,
  env: { PATH: env.path, ...variables },
});
const caddy = (config: string) => `caddy run --config ${config} --adapter caddyfile`;

/** The same journeys on each way to deploy, and comparisons of what they answer. */
export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results/deploy-journeys',
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
    { name: 'server', testMatch, use: { baseURL: originOf(DEPLOYED.server) } },
    { name: 'standalone', testMatch: compared, use: { baseURL: originOf(DEPLOYED.standalone) } },
    { name: 'compose', testMatch: compared, use: { baseURL: originOf(DEPLOYED.compose) } },
    { name: 'files', testMatch, use: { baseURL: originOf(DEPLOYED.files) } },
    { name: 'exports', testMatch: ['deploy/exports.spec.ts', 'deploy/base-path.spec.ts', 'deploy/replicas.spec.ts'] },
  ],
  webServer: [
    server('server', `node scripts/server.ts --port ${DEPLOYED.server.port} --hostname 127.0.0.1`, settings),
    server('standalone', 'cd .next/standalone && node scripts/server.ts --hostname 127.0.0.1', {
      ...settings,
      PORT: `${DEPLOYED.standalone.port}`,
    }),
    server('compose', caddy('deploy/Caddyfile'), {
      SITE_FILES: resolve('out'),
      SITE_ADDRESS: originOf(DEPLOYED.compose),
      APP: `127.0.0.1:${DEPLOYED.standalone.port}`,
    }),
    server('files', caddy('e2e/deploy/Caddyfile'), {
      SITE_FILES: resolve(EXPORTS.store.folder),
      SITE_ADDRESS: originOf(DEPLOYED.files),
    }),
    {
      ...server('collector', 'node --import tsx e2e/deploy/collector.ts', settings),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});

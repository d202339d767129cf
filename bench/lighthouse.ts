import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { env } from '../lib/env';
import { ensureChromium, findVisitorsChromium } from '../scripts/shared/chromium';
import { median } from './measure';
import { buildEmptySite, serveSite } from './site';

/** Not a dependency: it has almost 90 packages, and only this command needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** Lighthouse reaches the browser of Playwright at this port. */
const DEBUG_PORT = 3294;
const FILE = `<!doctype html><html lang="en"><title>File</title><meta name="viewport" content="width=device-width">
<meta name="description" content="A file without scripts."><h1>File</h1>${'<p>A paragraph of ordinary length.</p>'.repeat(12)}</html>`;
/** One page of each kind, and each tab of the dashboard. */
const PAGES = [
  '/',
  '/resume',
  '/bio',
  '/projects',
  '/projects/dachshund-app',
  '/tabletop',
  '/astrophotography',
  '/astrophotography/orion',
  '/contact',
  '/lab',
  '/lab/hex-line-of-sight',
  '/docs/frontend',
  '/search',
  '/no-such-page',
  '/dev-stats',
  ...['languages', 'activity', 'repositories', 'cicd'].map((tab) => `/dev-stats?tab=${tab}`),
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's mobile preset with its own simulated throttling, on the build in this folder with demo statistics, on a page
 * of the framework without content, and on a file without scripts; medians of five runs. The addresses take turns.
 */
async function main() {
  ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const store = { DATABASE_URL: `file:${join(folder, 'statistics.db')}` };
  execFileSync('npm', ['run', 'db', '--', 'sample'], { stdio: 'ignore', env: { ...env.inherited, ...store } });
  const site = await serveSite('.', 3293, store);
  const empty = await serveSite(buildEmptySite(), 3295);
  const file = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(FILE)).listen(3296);
  const addresses = [
    ...PAGES.map((path) => [path, site.url + path]),
    ['floor: a file without scripts', 'http://localhost:3296'],
    ['floor: an empty page of the framework', empty.url],
  ] as [name: string, url: string][];
  const runs: Record<string, Record<string, number>[]> = {};
  try {
    for (let round = 0; round < RUNS; round++) {
      for (const [name, url] of addresses) {
        runs[name] ??= [];
        runs[name].push(await audit(url));
      }
    }
  } finally {
    site.stop();
    empty.stop();
    file.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`Lighthouse, mobile, median of ${RUNS}; LCP and TBT in milliseconds, sizes in KiB as sent`);
  console.table(Object.fromEntries(Object.entries(runs).map(([name, found]) => [name, medians(found)])));
}

function medians(runs: Record<string, number>[]): Record<string, number> {
  const columns = Object.keys(runs[0] ?? {});
  return Object.fromEntries(columns.map((column) => [column, median(runs.map((run) => run[column] ?? 0))]));
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >;
}

const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** Chromium sometimes records an incomplete trace; then the audit is repeated. */
const TRIES = 3;

async function audit(url: string, tries = TRIES): Promise<Record<string, number>> {
  // Each audit starts a browser of its own, with an empty cache.
  const browser = await chromium.launch({
    executablePath: findVisitorsChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const options = [`--port=${DEBUG_PORT}`, '--output=json', '--quiet', '--ignore-status-code'];
    const args = ['--yes', LIGHTHOUSE, url, ...options, `--only-categories=${CATEGORIES.join()}`];
    const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: MAX_REPORT_BYTES });
    const { categories, audits }: Report = JSON.parse(stdout);
    const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
    const requests = audits['network-requests']?.details?.items ?? [];
    const sent = (type?: string) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    return {
      ...Object.fromEntries(scores),
      lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      tbt: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
      requests: requests.length,
      script: Math.round(sent('Script')),
      total: Math.round(sent()),
    };
  } catch (error) {
    if (tries === 1) throw error;
  } finally {
    await browser.close();
  }
  return audit(url, tries - 1);
}

await main();

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium, findVisitorsChromium } from '../scripts/shared/chromium';
import { buildEmptySite, serveSite } from './site';

/** Not a dependency: it has almost 90 packages, and only this command needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** Lighthouse reaches the browser of Playwright at this port. */
const DEBUG_PORT = 3294;
const PAGES = [
  '/',
  '/resume',
  '/projects',
  '/projects/dachshund-app',
  '/tabletop',
  '/astrophotography',
  '/contact',
  '/dev-stats',
  '/docs/frontend',
  '/no-such-page',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's mobile preset with its own simulated throttling, on the build in this folder and on a page of the framework
 * without content; medians of five runs.
 */
async function main() {
  ensureChromium();
  const servers = [await serveSite('.', 3293), await serveSite(buildEmptySite(), 3295)];
  const [site = '', empty = ''] = servers.map(({ url }) => url);
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const [name, url] of [...PAGES.map((path) => [path, site + path]), ['empty page', empty]] as [
      string,
      string,
    ][]) {
      const runs: Record<string, number>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await audit(url));
      const columns = Object.keys(runs[0] ?? {});
      rows[name] = Object.fromEntries(columns.map((column) => [column, median(runs.map((run) => run[column] ?? 0))]));
    }
  } finally {
    for (const server of servers) server.stop();
  }
  console.log(`Lighthouse, mobile, median of ${RUNS}; LCP and TBT in milliseconds, sizes in KiB as sent`);
  console.table(rows);
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await main();

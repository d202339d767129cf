import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { QUERIES } from '../fixtures/search/queries';
import { ensureChromium, findVisitorsChromium } from '../scripts/shared/chromium';
import { buildSite, copySite, removeSite, serveSite, setGames, setProjects } from './site';

const SLOWDOWN = 4;

/** Milliseconds from a key to its results, with the processor slowed, and the KiB of the index, by size of the site. */
async function main() {
  ensureChromium();
  const rows = [];
  for (const [projects, games] of [
    [4, 104],
    [300, 5000],
  ] as const) {
    const folder = copySite();
    try {
      setProjects(folder, projects, 'write-ups');
      setGames(folder, games);
      buildSite(folder);
      const server = await serveSite(folder, 3291);
      const index = statSync(`${folder}/.next/site/search/index.json.br`).size / 1024;
      rows.push({ projects, games, KiB: Math.round(index), ...(await measure(server.url).finally(server.stop)) });
    } finally {
      removeSite(folder);
    }
  }
  console.log(`Milliseconds from a key to its results, processor slowed ${SLOWDOWN} times`);
  console.table(rows);
}

async function measure(url: string) {
  const browser = await chromium.launch({
    executablePath: findVisitorsChromium(),
    args: ['--disable-gpu', '--disable-background-networking', '--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = await page.evaluate(
    timeQueries,
    QUERIES.map(([query]) => query),
  );
  await browser.close();
  const [first = 0, ...others] = times.map(Math.round);
  const sorted = others.toSorted((a, b) => a - b);
  return { first, median: sorted[Math.floor(sorted.length / 2)], p95: sorted[Math.floor(sorted.length * 0.95)] };
}

/** Runs in the page: opens the search and enters each query. The first one waits for the script and the index. */
async function timeQueries(queries: string[]): Promise<number[]> {
  const times: number[] = [];
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  const field = document.querySelector<HTMLInputElement>('dialog input');
  for (const query of queries) {
    const start = performance.now();
    if (field) field.value = query;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    while (!/result|Nothing/.test(document.querySelector('dialog [role=status]')?.textContent ?? '')) {
      await new Promise((next) => setTimeout(next));
    }
    times.push(performance.now() - start);
  }
  return times;
}

await main();

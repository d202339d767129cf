import { statSync } from 'node:fs';
import { QUERIES } from '../fixtures/search/queries';
import { ensureChromium } from '../scripts/shared/chromium';
import { openSlowPage, SLOWDOWN, spread } from './measure';
import { buildSite, copySite, removeSite, serveSite, setGames, setProjects } from './site';

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
  const page = await openSlowPage(url);
  const times = await page.evaluate(
    timeQueries,
    QUERIES.map(([query]) => query),
  );
  await page.context().browser()?.close();
  const [first = 0, ...others] = times.map(Math.round);
  const { median, p95 } = spread(others);
  return { first, median, p95 };
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

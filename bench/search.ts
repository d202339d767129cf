import { chromium, type Page } from '@playwright/test';
import { writeSearchIndex } from '../scripts/search-index/search-index';
import { ensureChromium, findVisitorsChromium } from '../scripts/shared/chromium';
import { buildSite, copySite, removeSite, serveSite, setGames, setProjects } from './site';

const SLOWDOWN = 4;
const QUERIES = ['dachshund', 'gloomhavn', 'kubernetes', 'append-only', 'wingspan', 'incident'];

/**
 * The search with 1,000 write-ups and 5,000 games, processor slowed four times: from a key to the first result on the
 * screen and to all of them, the bytes of a first search, and the seconds of indexing.
 */
async function main() {
  ensureChromium();
  const folder = copySite();
  try {
    setProjects(folder, 1000, 'write-ups');
    setGames(folder, 5000);
    buildSite(folder);
    const start = performance.now();
    const pages = await writeSearchIndex(`${folder}/.next`);
    console.log(`Indexing ${pages} pages takes ${((performance.now() - start) / 1000).toFixed(1)} s.`);
    const server = await serveSite(folder, 3291);
    await measure(server.url).finally(server.stop);
  } finally {
    removeSite(folder);
  }
}

async function measure(url: string) {
  const browser = await chromium.launch({
    executablePath: findVisitorsChromium(),
    args: ['--disable-gpu', '--disable-background-networking', '--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded: { kind: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize: bytes } = await request.sizes();
    loaded.push({ kind: kindOf(request.url()), bytes });
  });
  await page.goto(`${url}/search`, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows = [];
  for (const [index, query] of QUERIES.entries()) {
    rows.push({ query, ...(await typed(page, query)) });
    if (index > 0) continue;
    const kinds = Map.groupBy(loaded, ({ kind }) => kind);
    const kibOf = (all: { bytes: number }[]) =>
      Number((all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(1));
    console.log('KiB of a first search');
    console.table(Object.fromEntries([...kinds].map(([kind, all]) => [kind, kibOf(all)])));
  }
  console.log(`Milliseconds after a key, processor slowed ${SLOWDOWN} times; the slowest key of each query`);
  console.table(rows);
  await browser.close();
}

function kindOf(url: string): string {
  if (url.includes('/_next/static/search-')) return 'text index';
  if (url.endsWith('/names.json')) return 'names';
  if (/\.(svg|webp|woff2|ico)$/.test(url)) return 'pictures and font';
  return url.includes('/_next/') ? 'scripts of the page' : 'document';
}

/** Types a query from its third letter on, each key when the previous one is answered. */
async function typed(page: Page, query: string): Promise<{ first: number; all: number }> {
  await page.getByRole('combobox', { name: 'Search this site' }).fill(query.slice(0, 2));
  await page.waitForFunction(isAnswered);
  const times: { first: number; all: number }[] = [];
  for (const key of query.slice(2)) {
    await page.evaluate(watchResults);
    await page.keyboard.press(key);
    await page.waitForFunction(isAnswered);
    times.push(await page.evaluate(() => (window as unknown as { keyTimes: { first: number; all: number } }).keyTimes));
  }
  const slowest = (of: 'first' | 'all') => Math.round(Math.max(...times.map((time) => time[of])));
  return { first: slowest('first'), all: slowest('all') };
}

function isAnswered(): boolean {
  const list = document.querySelector('[role=listbox]');
  return list?.getAttribute('aria-busy') === 'false' && (window as { isWatching?: boolean }).isWatching !== true;
}

/** Runs in the page: notes when the results of the next key are in the page, first and last. */
function watchResults(): void {
  const state = window as unknown as { keyTimes: { first: number; all: number }; isWatching: boolean };
  state.isWatching = true;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const times = { first: 0, all: 0 };
      const timer = setInterval(() => {
        const list = document.querySelector('[role=listbox]');
        const passed = performance.now() - timeStamp;
        if (!times.first && list?.querySelector('mark')) times.first = passed;
        if (times.first && list?.getAttribute('aria-busy') === 'false') times.all = passed;
        if (!times.all && passed < 5000) return;
        clearInterval(timer);
        Object.assign(state, { keyTimes: times, isWatching: false });
      }, 4);
    },
    { once: true },
  );
}

await main();

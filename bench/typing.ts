import type { Page } from '@playwright/test';
import { ensureChromium } from '../scripts/shared/chromium';
import { openSlowPage, SLOWDOWN, spread } from './measure';
import { buildSite, copySite, removeSite, serveSite, setGames, setProjects } from './site';

/** Keys that change nothing. They give the floor: the time from a key press to a frame on this machine. */
const IDLE_KEYS = 40;

interface List {
  name: string;
  path: string;
  placeholder: string;
  queries: string[];
  fill(folder: string): void;
}

const GAMES = {
  path: '/tabletop',
  placeholder: 'Search games or designers...',
  queries: ['wonders', 'rosenberg', 'war', 'catan', 'knizia'],
};

const LISTS: List[] = [
  { ...GAMES, name: '104 games', fill: (folder) => setGames(folder, 104) },
  { ...GAMES, name: '5,000 games', fill: (folder) => setGames(folder, 5000) },
  {
    name: '1,000 projects',
    path: '/projects',
    placeholder: 'Search projects...',
    queries: ['dachs', 'react', 'empire', 'graphql', 'airline'],
    fill: (folder) => setProjects(folder, 1000, 'entries'),
  },
];

/**
 * Key press to painted result in the search boxes, processor slowed four times. The figure is the Event
 * Timing duration of each key: from the key press to the paint after its handlers, which filter the list and draw
 * its first screen. The browser rounds it to 8 ms and reports only durations from 16 ms on.
 */
async function main() {
  ensureChromium();
  const only = process.argv[2];
  const rows = [];
  for (const list of LISTS.filter(({ name }) => !only || name.includes(only))) {
    const folder = copySite();
    try {
      list.fill(folder);
      buildSite(folder);
      const server = await serveSite(folder, 3290);
      rows.push(await measure(server.url, list).finally(server.stop));
    } finally {
      removeSite(folder);
    }
  }
  console.log(`Key press to painted result, milliseconds, processor slowed ${SLOWDOWN} times`);
  console.table(rows);
}

async function measure(url: string, { name, path, placeholder, queries }: List) {
  const page = await openSlowPage(url + path);
  await observeKeys(page);
  await page.getByPlaceholder(placeholder).click();
  const idle = await measureTimes(
    page,
    Array.from({ length: IDLE_KEYS }, () => 'ArrowLeft'),
  );
  const keys = await measureTimes(
    page,
    queries.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]),
  );
  await page.context().browser()?.close();
  return {
    list: name,
    keys: keys.length,
    ...spread(keys),
    'floor p95': spread(idle).p95,
    'floor max': spread(idle).max,
  };
}

/** Presses keys in turn, each when the previous one is painted, and returns their durations. */
async function measureTimes(page: Page, keys: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    times.push(
      await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const { keyObserver, keyTimes } = window as unknown as { keyObserver: PerformanceObserver; keyTimes: number[] };
        for (const { name, duration } of keyObserver.takeRecords())
          if (name === 'keydown' || name === 'input') keyTimes.push(duration);
        return Math.max(0, ...keyTimes.splice(0));
      }),
    );
  }
  return times;
}

function observeKeys(page: Page) {
  return page.evaluate(() => {
    const keyTimes: number[] = [];
    const keyObserver = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown' || name === 'input') keyTimes.push(duration);
      }
    });
    keyObserver.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { keyObserver, keyTimes });
  });
}

await main();

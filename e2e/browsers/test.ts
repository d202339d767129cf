import { test as base, expect } from '@playwright/test';
import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { Site } from './site';
import { startWebKit } from './webkit';

export { expect } from '@playwright/test';

const DESKTOP = { width: 1280, height: 900 };

interface Fixtures {
  site: Site;
}

interface WorkerFixtures {
  engine: Browser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use, { project }) => {
      const engine = await (project.name === 'firefox' ? startFirefox() : startWebKit());
      console.log(engine.title);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  /** Holds in every test: no page logs an error, breaks its policy or is wider than the window. */
  site: async ({ engine, baseURL }, use) => {
    const site = new Site(engine, await engine.newTab(), baseURL ?? '');
    await site.tab.resize(DESKTOP.width, DESKTOP.height);
    await use(site);
    const recorded = await site.recorded();
    await site.tab.close();
    expect(recorded).toEqual([]);
  },
});

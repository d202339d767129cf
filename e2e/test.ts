import { test as base, expect } from '@playwright/test';
import { scriptsArrived } from './scripts-arrived';

export * from '@playwright/test';

interface Guard {
  /** In every journey, no page violates its policy or requests another origin. */
  guard: undefined;
}

export const test = base.extend<Guard>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const { goto, reload } = page;
      page.goto = async (...args) => {
        const response = await goto.apply(page, args);
        await page.waitForFunction(scriptsArrived);
        return response;
      };
      page.reload = async (...args) => {
        const response = await reload.apply(page, args);
        await page.waitForFunction(scriptsArrived);
        return response;
      };
    }
    await use(page);
  },
  guard: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) found.push(message.text());
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isOurs = origin === new URL(baseURL ?? '').origin || request.url().startsWith(`blob:${baseURL}`);
        if (!isOurs && !['data:', 'mailto:', 'about:'].includes(protocol)) found.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

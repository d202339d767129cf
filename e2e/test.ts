import { test as base, expect, type Page } from '@playwright/test';

export * from '@playwright/test';

interface Guard {
  /** In every journey, no page violates its policy or requests another origin. */
  guard: undefined;
}

/** Scripts load after the first paint, which can be after the load event; journeys wait for them. */
function scriptsArrived(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const late = document.querySelector<HTMLTemplateElement>('template#late');
    const isPlain = !late?.content.querySelector('script') && !document.querySelector('script[src]');
    return isPlain || Object.keys(document).some((key) => key.startsWith('__reactContainer'));
  });
}

export const test = base.extend<Guard>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const { goto, reload } = page;
      page.goto = async (...args) => {
        const response = await goto.apply(page, args);
        await scriptsArrived(page);
        return response;
      };
      page.reload = async (...args) => {
        const response = await reload.apply(page, args);
        await scriptsArrived(page);
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

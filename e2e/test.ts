import { test as base, expect } from '@playwright/test';

export * from '@playwright/test';

interface Guard {
  /** Holds in every journey: no page breaks its policy or asks another origin for anything. */
  guard: undefined;
}

export const test = base.extend<Guard>({
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

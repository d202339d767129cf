import { expect, test } from 'vitest';

// The type check leaves this file out.
test('the configuration of Next finds everything that it imports', async () => {
  const { default: config } = await import(`${process.cwd()}/next.config.mjs`);
  expect(config.pageExtensions).toContain('tsx');
});

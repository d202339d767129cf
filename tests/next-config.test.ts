import { expect, test } from 'vitest';
import { headerRules } from '@/lib/site/headers';

// The type check leaves this file out.
test('the configuration of Next finds everything that it imports', async () => {
  const { default: config } = await import(`${process.cwd()}/next.config.mjs`);
  expect(config.pageExtensions).toContain('tsx');
});

test.each([true, false])('no rule is without headers, which Next refuses: production %s', (isProduction) => {
  for (const { path, headers } of headerRules(isProduction)) expect(Object.keys(headers), path).not.toHaveLength(0);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOKENS } from '@/lib/site/looks/tokens';

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');

test.each(Object.entries(TOKENS))('the colour %s is the value of its token', (name, value) => {
  expect(css).toContain(`--color-${name}: ${value};`);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOKENS } from '@/lib/looks/tokens';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');

test('the colors of the tokens are those of the stylesheet', () => {
  const other = Object.entries(TOKENS).filter(([name, value]) => !css.includes(`--color-${name}: ${value};`));
  expect(other).toEqual([]);
});

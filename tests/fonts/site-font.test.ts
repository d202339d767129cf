import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { makeSiteFont, SITE_FONT_FILE } from '@/lib/fonts/site-font';

test('the font in the repository is the one that `npm run font` makes', async () => {
  expect(readFileSync(SITE_FONT_FILE).equals(await makeSiteFont())).toBe(true);
});

test('it has the letters and marks of the site, in one small file', () => {
  const file = readFileSync(SITE_FONT_FILE);
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('It is a collection.');
  for (const sign of 'AZaz09éüñÅß–—’“”…·') expect(font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), sign).toBe(true);
  expect(file.length).toBeLessThan(26 * 1024);
});

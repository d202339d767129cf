import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { makeSiteFont, SITE_FONTS } from '@/lib/site/fonts/site-font';

const [letters, accents] = SITE_FONTS;

test.each(SITE_FONTS)('$file is what `npm run font` makes', async ({ file, range }) => {
  expect(readFileSync(file).equals(await makeSiteFont(range))).toBe(true);
});

test.each([
  { file: letters.file, has: 'AZaz09~\u00a0·×é–—‘’“”…', lacks: 'Å•' },
  { file: accents.file, has: 'üñÅßÿÖø©•', lacks: 'A0×é' },
])('$file has the signs of its range and no other', ({ file, has, lacks }) => {
  const font = create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error('It is a collection.');
  const knows = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  expect([...has].filter((sign) => !knows(sign))).toEqual([]);
  expect([...lacks].filter(knows)).toEqual([]);
});

test('the styles fetch the accents for the range they are made of', () => {
  expect(readFileSync('app/layout.tsx', 'utf8')).toContain(`value: '${accents.range}'`);
});

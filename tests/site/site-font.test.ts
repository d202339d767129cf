import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPEFACE_NAMES } from '@/lib/looks/typefaces';
import { makeHeadingFont, makeSiteFont, SITE_FONTS } from '@/lib/site/site-font';

const [, accents] = SITE_FONTS;
const FILES = TYPEFACE_NAMES.flatMap((typeface) => SITE_FONTS.map((font) => ({ typeface, ...font })));

test('the fonts are what `npm run generate` makes', async () => {
  const stale: string[] = [];
  for (const { typeface, file, range } of FILES)
    if (!readFileSync(`app/fonts/${typeface}/${file}`).equals(await makeSiteFont(typeface, range)))
      stale.push(`${typeface}/${file}`);
  for (const { file, range } of SITE_FONTS)
    if (!readFileSync(`app/fonts/headings/${file}`).equals(await makeHeadingFont(range)))
      stale.push(`headings/${file}`);
  expect(stale).toEqual([]);
});

test('each typeface has small files, and its styles load the accents for the range of the file', () => {
  for (const typeface of [...TYPEFACE_NAMES, 'headings']) {
    expect(readFileSync(`app/fonts/${typeface}/typeface.ts`, 'utf8')).toContain(`value: '${accents.range}'`);
    expect(readFileSync(`app/fonts/${typeface}/letters.woff2`).length, typeface).toBeLessThan(15_000);
  }
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPEFACE_NAMES } from '@/lib/site/looks/typefaces';
import { makeSiteFont, SITE_FONTS } from '@/lib/site/site-font';

const [, accents] = SITE_FONTS;
const FILES = TYPEFACE_NAMES.flatMap((typeface) => SITE_FONTS.map((font) => ({ typeface, ...font })));

test.each(FILES)('$file of $typeface is what `npm run generate` makes', async ({ typeface, file, range }) => {
  expect(readFileSync(`app/fonts/${typeface}/${file}`).equals(await makeSiteFont(typeface, range))).toBe(true);
});

test.each(TYPEFACE_NAMES)('the page styles of %s load the accents for the range of the file', (typeface) => {
  expect(readFileSync(`app/fonts/${typeface}/typeface.ts`, 'utf8')).toContain(`value: '${accents.range}'`);
});

test.each(TYPEFACE_NAMES)('%s may be used on any site', (typeface) => {
  const license = readFileSync(`app/fonts/${typeface}/OFL.txt`, 'utf8');
  expect(license).toContain('This Font Software is licensed under the SIL Open Font License, Version 1.1.');
});

test.each(TYPEFACE_NAMES)(
  'the files of %s are smaller than the first round trips of a connection carry',
  (typeface) => {
    expect(readFileSync(`app/fonts/${typeface}/letters.woff2`).length).toBeLessThan(15_000);
  },
);

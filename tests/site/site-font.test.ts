import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSiteFont, SITE_FONTS } from '@/lib/site/site-font';

const [, accents] = SITE_FONTS;

test.each(SITE_FONTS)('$file is what `npm run font` makes', async ({ file, range }) => {
  expect(readFileSync(file).equals(await makeSiteFont(range))).toBe(true);
});

test('the page styles load the accents for the range of the file', () => {
  expect(readFileSync('app/layout.tsx', 'utf8')).toContain(`value: '${accents.range}'`);
});

import { writeFileSync } from 'node:fs';
import { makeSiteFont, SITE_FONTS } from '../lib/site/site-font';

for (const { file, range } of SITE_FONTS) {
  const font = await makeSiteFont(range);
  writeFileSync(file, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KiB`);
}

import { writeFileSync } from 'node:fs';
import { makeSiteFont, SITE_FONT_FILE } from '../lib/fonts/site-font';

const font = await makeSiteFont();
writeFileSync(SITE_FONT_FILE, font);
console.log(`${SITE_FONT_FILE}: ${(font.length / 1024).toFixed(1)} KiB`);

import { writeFileSync } from 'node:fs';
import { embedFonts } from '../lib/site/drawings/embed-fonts';
import { makeSiteFont, SITE_FONTS } from '../lib/site/site-font';
import { readDrawings } from './check-content';

for (const { file, range } of SITE_FONTS) {
  const font = await makeSiteFont(range);
  writeFileSync(file, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KiB`);
}

for (const [file, svg] of readDrawings()) {
  const finished = await embedFonts(svg);
  if (finished === svg) continue;
  writeFileSync(file, finished);
  console.log(`${file}: fonts embedded, ${(finished.length / 1024).toFixed(1)} KiB`);
}

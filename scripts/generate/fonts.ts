import { writeFileSync } from 'node:fs';
import { chosenTypeface } from '../../lib/content/chosen-typeface';
import { env } from '../../lib/env';
import { TYPEFACE_NAMES } from '../../lib/looks/typefaces';
import { embedFonts } from '../../lib/site/drawings/embed-fonts';
import { makeHeadingFont, makeSiteFont, SITE_FONTS } from '../../lib/site/site-font';
import { readDrawings } from '../shared/content-files';

/** Also embeds the fonts in the drawings of public/. */
export async function writeFonts(): Promise<void> {
  for (const { file, range } of SITE_FONTS) {
    for (const typeface of TYPEFACE_NAMES) writeFont(`${typeface}/${file}`, await makeSiteFont(typeface, range));
    writeFont(`headings/${file}`, await makeHeadingFont(range));
  }

  for (const [file, svg] of readDrawings()) {
    const finished = await embedFonts(svg, chosenTypeface(env.contentDir));
    if (finished === svg) continue;
    writeFileSync(file, finished);
    console.log(`${file}: fonts embedded, ${(finished.length / 1024).toFixed(1)} KiB`);
  }
}

function writeFont(file: string, font: Buffer) {
  writeFileSync(`app/fonts/${file}`, font);
  console.log(`app/fonts/${file}: ${(font.length / 1024).toFixed(1)} KiB`);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** What the pages of the site are set in, as next/font takes it in app/layout.tsx. */
export const SITE_FONT_FILE = 'app/fonts/instrument-sans.woff2';

const SOURCE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 600 };
/** ASCII, the letters of Western Europe, and the marks of good typography; anything else comes from the system. */
const RANGES = [
  [0x20, 0x7e],
  [0xc0, 0xff],
] as const;
const MARKS = '\u00a0·–—‘’“”…•×©';

/** The font with the signs and weights that the site needs: the less of it, the sooner the first text shows. */
export function makeSiteFont(): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const letters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(source, letters.join('') + MARKS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

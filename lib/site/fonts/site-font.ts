import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const OPTIONS = {
  targetFormat: 'woff2' as const,
  /** The weights that the styles use. */
  variationAxes: { wght: { min: 400, max: 600 } },
  /** Kerning, and digits of one width for columns of figures. */
  keepFeatures: ['kern', 'tnum'],
  /**
   * What browsers do without: hints, names of styles, widths that the outlines give as well, and how kerning changes
   * with the weight (GDEF holds the amounts): that alone is a quarter of the file.
   */
  dropTables: ['GDEF', 'HVAR', 'STAT', 'gasp', 'prep'],
};

/**
 * The files that the pages are set in, as next/font takes them in app/layout.tsx; other signs come from the system.
 * A browser fetches a file when a page has a sign of its range.
 */
export const SITE_FONTS = [
  {
    /** Every page has these; é is English, too. With its headers it fits the ten packets that a server may send at once. */
    file: 'app/fonts/instrument-sans.woff2',
    range: 'U+20-7E,U+A0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
  },
  {
    /** The letters of Western Europe. */
    file: 'app/fonts/instrument-sans-accents.woff2',
    range: 'U+A9,U+C0-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+2022',
  },
] as const;

/** A file with the signs of a CSS unicode-range: the less of it, the sooner the first text shows. */
export function makeSiteFont(range: string): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  return subsetFont(source, signsOf(range), OPTIONS);
}

function signsOf(range: string): string {
  return range
    .replaceAll('U+', '')
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part.split('-').map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

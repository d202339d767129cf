import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Typeface } from '../looks/typefaces';

/** Browsers work without hints, style names, a copy of the widths, and how kerning changes with the weight. */
const UNUSED_TABLES = ['GDEF', 'HVAR', 'STAT', 'gasp', 'prep'];

/** The font files of a typeface's folder in app/fonts, loaded by next/font. Other characters come from system fonts. */
export const SITE_FONTS = [
  {
    /** Used by every page. With its headers the file fits the ten packets of a first round trip. */
    file: 'letters.woff2',
    range:
      'U+20-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+B0,U+B5,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2192,U+2212',
  },
  /** Accented letters, and signs that few texts have. */
  { file: 'accents.woff2', range: 'U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A9,U+C0-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+2022' },
] as const;

export function makeSiteFont(typeface: Typeface, range: string): Promise<Buffer> {
  return subsetSiteFont(typeface, listCharacters(range), {
    weight: { min: 400, max: 600 },
    features: ['kern', 'tnum'],
  });
}

export function makeHeadingFont(range: string): Promise<Buffer> {
  return subsetSiteFont('source-serif-4', listCharacters(range), { weight: 380, features: ['kern'] });
}

interface Subset {
  weight: number | { min: number; max: number };
  features: string[];
}

export function subsetSiteFont(typeface: Typeface, characters: string, { weight, features }: Subset): Promise<Buffer> {
  const source = readFileSync(`app/fonts/${typeface}/variable.woff2`);
  // The package's types do not know all of its options.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    keepFeatures: features,
    dropTables: UNUSED_TABLES,
  };
  return subsetFont(source, characters, options);
}

function listCharacters(range: string): string {
  return range
    .replaceAll('U+', '')
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part.split('-').map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

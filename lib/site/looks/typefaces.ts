/**
 * The typefaces that a site can choose from, all under the SIL Open Font License 1.1. A key is the folder in app/fonts, a
 * value the name in the font files.
 */
export const TYPEFACES = {
  'instrument-sans': 'Instrument Sans',
  inter: 'Inter',
  'atkinson-hyperlegible-next': 'Atkinson Hyperlegible Next',
  'source-serif-4': 'Source Serif 4',
} as const;

export type Typeface = keyof typeof TYPEFACES;

export const TYPEFACE_NAMES = Object.keys(TYPEFACES) as Typeface[];

export const DEFAULT_TYPEFACE: Typeface = 'instrument-sans';

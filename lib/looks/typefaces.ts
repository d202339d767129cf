/** Keys are folders in app/fonts, values the names in the font files. All are under the SIL Open Font License 1.1. */
export const TYPEFACES = {
  'instrument-sans': 'Instrument Sans',
  inter: 'Inter',
  'atkinson-hyperlegible-next': 'Atkinson Hyperlegible Next',
  'source-serif-4': 'Source Serif 4',
} as const;

export type Typeface = keyof typeof TYPEFACES;

export const TYPEFACE_NAMES = Object.keys(TYPEFACES) as Typeface[];

export const DEFAULT_TYPEFACE: Typeface = 'instrument-sans';

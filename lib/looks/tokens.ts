/** Colors of app/globals.css by token name. `palette.ts` has those of this site, with the owner's accent. */
export const TOKENS = {
  ground: '#0f0d0b',
  plate: '#0b0a08',
  field: '#15120f',
  ink: '#f3ecdf',
  soft: '#cbc1b1',
  dim: '#a09585',
  hairline: '#2c2822',
  rule: '#5c5345',
  night: '#3a342c',
  dark: '#6e6455',
  amber: '#f2b45c',
  violet: '#8b5cf6',
  'violet-text': '#b59cff',
  'violet-filled': '#6d33d6',
  'violet-hover': '#7a44e3',
  blue: '#8fb2e0',
  cyan: '#86c3c6',
  green: '#86c48b',
  lime: '#bcd066',
  yellow: '#ead36c',
  orange: '#ee9d5e',
  rose: '#e79aa0',
  red: '#ec7f73',
  gray: '#a09585',
} as const;

/** The font name in drawings, for any typeface of the site. */
export const FONT_NAME = 'Instrument Sans';
export const FONT_FAMILY = `'${FONT_NAME}', system-ui, sans-serif`;

/** Colors of app/globals.css by token name. `palette.ts` has those of this site, with the owner's accent. */
export const TOKENS = {
  ground: '#0a0911',
  night: '#100e1b',
  raised: '#161326',
  line: '#26213b',
  'line-strong': '#3d3560',
  ink: '#f0edf9',
  'ink-soft': '#b6b0c9',
  'ink-faint': '#8f88a6',
  accent: '#8b5cf6',
  'accent-ink': '#b9a3ff',
  'accent-fill': '#6d3be0',
  'accent-fill-hover': '#7647ec',
  violet: '#b9a3ff',
  blue: '#86b4ff',
  cyan: '#67d3e6',
  green: '#74d99f',
  lime: '#b5dd63',
  yellow: '#ecd06a',
  amber: '#f2bd68',
  orange: '#f5a06e',
  rose: '#ff93a5',
  red: '#ff8a84',
  gray: '#a8a2b8',
} as const;

/** The name by which drawings ask for the site's typeface, whichever it is. */
export const FONT_NAME = 'Instrument Sans';
export const FONT_FAMILY = `'${FONT_NAME}', system-ui, sans-serif`;

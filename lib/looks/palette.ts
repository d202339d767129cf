import { getProfile } from '../content/content';
import { type AccentColors, accentColors } from './accent';
import { TOKENS } from './tokens';

const { accent } = getProfile().looks ?? {};

/** The colors of this site by token name, for images and SVG files, which cannot use the tokens. */
export const PALETTE: Record<keyof typeof TOKENS, string> = { ...TOKENS, ...(accent && screenColors(accent)) };

/** The tokens that the owner's accent replaces; undefined for the accent of app/globals.css. */
export function accentStyles(): string | undefined {
  if (!accent) return undefined;
  const { 'accent-print': print, ...screen } = accentColors(accent);
  const tokens = Object.entries(screen).map(([token, value]) => `--color-${token}:${value}`);
  // Wins over the tokens of app/globals.css wherever the page has this style, and not over its rules for paper.
  return `@layer theme{html:root{${tokens.join(';')};--accent-print:${print}}@media print{html:root{--color-violet:${print}}}}`;
}

function screenColors(color: string): Omit<AccentColors, 'accent-print' | 'on-violet'> {
  const { 'accent-print': _, 'on-violet': __, ...colors } = accentColors(color);
  return colors;
}

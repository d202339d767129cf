import { getProfile } from '../content/content';
import { accentColors } from './accent';
import { TOKENS } from './tokens';

const { accent } = getProfile().looks ?? {};

/** For images and SVG files, which cannot use the tokens. */
export const PALETTE: Record<keyof typeof TOKENS, string> = { ...TOKENS, ...(accent && accentColors(accent)) };

/** Undefined for the default accent. */
export function accentStyles(): string | undefined {
  if (!accent) return undefined;
  const { 'accent-print': print, ...screen } = accentColors(accent);
  const tokens = Object.entries(screen).map(([token, value]) => `--color-${token}:${value}`);
  // Overrides the tokens of app/globals.css, but not its print rules.
  return `@layer theme{html:root{${tokens.join(';')};--accent-print:${print}}@media print{html:root{--color-violet:${print}}}}`;
}

import localFont from 'next/font/local';
import './fallback.css';

/** Source Serif 4 in one weight, for names, headings, figures and quotations. Made by `npm run generate`. */
const headingLetters = localFont({
  src: './letters.woff2',
  variable: '--font-heading-letters',
  preload: false,
  adjustFontFallback: false,
});

const headingAccents = localFont({
  src: './accents.woff2',
  variable: '--font-heading-accents',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A9,U+C0-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+2022' },
  ],
});

export const headingClasses = `${headingLetters.variable} ${headingAccents.variable}`;

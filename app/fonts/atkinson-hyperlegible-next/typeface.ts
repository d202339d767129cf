import localFont from 'next/font/local';

const letters = localFont({
  src: './letters.woff2',
  weight: '400 600',
  variable: '--font-letters',
  preload: false,
  adjustFontFallback: 'Arial',
});

const accents = localFont({
  src: './accents.woff2',
  weight: '400 600',
  variable: '--font-accents',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A9,U+C0-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+2022' },
  ],
});

export const typefaceClasses = `${letters.variable} ${accents.variable}`;

import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { env } from '@/lib/env';
import { inlineIcon } from '@/lib/site/icons/inline-icon';
import { accentStyles, PALETTE } from '@/lib/site/looks/palette';
import './fonts/fallback.css';
import './globals.css';

const instrument = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: false,
});

/** Browsers load this file only for pages with one of its characters, listed in lib/site/site-font.ts. */
const accents = localFont({
  src: './fonts/instrument-sans-accents.woff2',
  weight: '400 600',
  variable: '--font-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A9,U+C0-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+2022' }],
});

export function generateMetadata(): Metadata {
  // For crawlers and older versions of Safari. Other browsers prefer the SVG, and its size keeps them from loading both.
  const file = { url: '/favicon.ico', sizes: '48x48' };
  return { icons: { icon: [file, { url: inlineIcon(), type: 'image/svg+xml' }], apple: '/icons/apple-touch.png' } };
}

export const viewport: Viewport = { themeColor: PALETTE.accent, colorScheme: 'dark' };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const styles = accentStyles();
  return (
    <html lang="en" className={`${instrument.variable} ${accents.variable}`}>
      {styles && (
        <head>
          <style>{styles}</style>
        </head>
      )}
      <body>
        {children}
        {env.contentProblemsUrl && <script type="module" async src="/__content/overlay.js" />}
      </body>
    </html>
  );
}

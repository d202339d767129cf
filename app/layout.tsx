import type { Metadata, Viewport } from 'next';
import { headingClasses } from '@/app/fonts/headings/typeface';
import { typefaceClasses } from '@/app/fonts/instrument-sans/typeface';
import { asServed } from '@/lib/base-path/as-served';
import { accentStyles, PALETTE } from '@/lib/looks/palette';
import './globals.css';

export function generateMetadata(): Metadata {
  // For crawlers and older versions of Safari. Other browsers prefer the SVG, and its size keeps them from loading both.
  const file = { url: asServed('/favicon.ico'), sizes: '48x48' };
  return {
    icons: {
      icon: [file, { url: asServed('/icon.svg'), type: 'image/svg+xml' }],
      apple: asServed('/icons/apple-touch.png'),
    },
  };
}

export const viewport: Viewport = { themeColor: PALETTE.violet, colorScheme: 'dark' };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const styles = accentStyles();
  return (
    <html lang="en" className={`${typefaceClasses} ${headingClasses}`}>
      {styles && (
        <head>
          <style>{styles}</style>
        </head>
      )}
      <body>{children}</body>
    </html>
  );
}

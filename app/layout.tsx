import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import './globals.css';

const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'optional',
});

export const metadata: Metadata = {
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/icons/apple-touch.png' },
};

export const viewport: Viewport = { themeColor: '#8b5cf6', colorScheme: 'dark' };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={instrument.variable}>
      <body>{children}</body>
    </html>
  );
}

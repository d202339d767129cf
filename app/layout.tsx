import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { inlineIcon } from '@/lib/icons/inline-icon';
import './globals.css';

const instrument = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'optional',
});

export function generateMetadata(): Metadata {
  return { icons: { icon: { url: inlineIcon(), type: 'image/svg+xml' }, apple: '/icons/apple-touch.png' } };
}

export const viewport: Viewport = { themeColor: '#8b5cf6', colorScheme: 'dark' };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={instrument.variable}>
      <body>{children}</body>
    </html>
  );
}

import type { MetadataRoute } from 'next';
import { asServed } from '@/lib/base-path/as-served';
import { getPageMeta, getProfile } from '@/lib/content/content';
import { PALETTE } from '@/lib/looks/palette';

export default function manifest(): MetadataRoute.Manifest {
  const { name } = getProfile();
  return {
    name,
    short_name: name,
    description: getPageMeta('/').description,
    id: asServed('/'),
    start_url: asServed('/'),
    scope: asServed('/'),
    lang: 'en',
    // Keeps a Back button, which the links between pages need.
    display: 'minimal-ui',
    theme_color: PALETTE.violet,
    background_color: PALETTE.ground,
    icons: [
      { src: asServed('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: asServed('/icons/192.png'), sizes: '192x192', type: 'image/png' },
      { src: asServed('/icons/512.png'), sizes: '512x512', type: 'image/png' },
      { src: asServed('/icons/maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

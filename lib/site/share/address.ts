/** Size of a large preview card, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Path of a page's preview image, by default that of the home page. */
export function sharePath(path = '/'): string {
  return path === '/' ? '/og-preview.png' : `/share${path}.png`;
}

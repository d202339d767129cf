/** What services expect of a large preview, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address of a page's preview image; the home page's stands in where a page has none of its own. */
export function sharePath(path = '/'): string {
  return path === '/' ? '/og-preview.png' : `/share${path}.png`;
}

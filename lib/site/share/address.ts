/** Path of a page's preview image, by default that of the home page. */
export function sharePath(path = '/'): string {
  return path === '/' ? '/og-preview.png' : `/share${path}.png`;
}

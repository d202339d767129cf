/** The only origin whose game pictures are shown. */
export const IMAGE_ORIGIN = 'https://cf.geekdo-images.com';

export function isServiceImage(address: string): boolean {
  return URL.parse(address)?.origin === IMAGE_ORIGIN;
}

/** Origins that the img-src directive of a page must allow, given its HTML and payload. */
export function imageSources(...texts: string[]): string[] {
  return texts.some((text) => text.includes(`${IMAGE_ORIGIN}/`)) ? [IMAGE_ORIGIN] : [];
}

/** Where BoardGameGeek keeps its pictures. No other address is ever shown, whatever the collection file holds. */
const IMAGE_ORIGIN = 'https://cf.geekdo-images.com';

/** Whether a picture is the service's own. */
export function isServiceImage(address: string): boolean {
  return URL.parse(address)?.origin === IMAGE_ORIGIN;
}

/**
 * What img-src of a page's Content-Security-Policy has to allow beside the site itself: the service's origin where the
 * page names one of its pictures, in its HTML or its payload, which it does only with the profile's `bggImages`.
 */
export function imageSources(...texts: string[]): string[] {
  return texts.some((text) => text.includes(`${IMAGE_ORIGIN}/`)) ? [IMAGE_ORIGIN] : [];
}

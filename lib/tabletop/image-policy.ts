/** Where BoardGameGeek keeps its pictures. No other address is ever shown, whatever the collection file holds. */
const IMAGE_ORIGIN = 'https://cf.geekdo-images.com';

/** Whether a picture is the service's own. */
export function isServiceImage(address: string): boolean {
  return URL.parse(address)?.origin === IMAGE_ORIGIN;
}

/** What img-src of the Content-Security-Policy has to allow beside the site itself, by the profile's `bggImages`. */
export function imageSources(profile: { bggImages?: boolean | undefined }): string[] {
  return profile.bggImages ? [IMAGE_ORIGIN] : [];
}

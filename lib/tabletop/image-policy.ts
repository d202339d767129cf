export const IMAGE_ORIGIN = 'https://cf.geekdo-images.com';

export function isServiceImage(address: string): boolean {
  return URL.parse(address)?.origin === IMAGE_ORIGIN;
}

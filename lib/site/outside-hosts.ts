import { SECTIONS } from '../sections';

export interface OutsideHosts {
  images: string[];
  connections: string[];
}

const IMAGE_HOSTS = SECTIONS.flatMap(({ imageHosts }) => imageHosts ?? []);

export function findOutsideHosts(photosUrl: string, texts: string[]): OutsideHosts {
  const isUsed = (address: string) => texts.some((text) => text.includes(address));
  // The viewer asks for the tiles of a picture by script.
  const photos = isUsed(photosUrl) ? URL.parse(photosUrl)?.origin : undefined;
  const connections = photos ? [photos] : [];
  return { images: [...IMAGE_HOSTS.filter((host) => isUsed(`${host}/`)), ...connections], connections };
}

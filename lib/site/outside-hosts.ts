import { SECTIONS } from '../sections';

export interface OutsideHosts {
  images: string[];
  connections: string[];
}

const IMAGE_HOSTS = SECTIONS.flatMap(({ imageHosts }) => imageHosts ?? []);

export function findOutsideHosts(photosUrl: string, html: string): OutsideHosts {
  const isUsed = (address: string) => html.includes(address);
  // The viewer asks for the tiles of a picture by script.
  const photos = isUsed(photosUrl) ? URL.parse(photosUrl)?.origin : undefined;
  const connections = photos ? [photos] : [];
  return { images: [...IMAGE_HOSTS.filter((host) => isUsed(`${host}/`)), ...connections], connections };
}

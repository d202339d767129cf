// With its extension, because next.config.mjs loads this file without a compiler.
import { IMAGE_ORIGIN } from '../tabletop/image-policy.ts';

/** Origins of other hosts that pages load pictures from and send requests to. */
export interface OutsideHosts {
  images: string[];
  connections: string[];
}

interface Settings {
  photosUrl: string;
}

/** The other hosts of a site, or of the page with this HTML and payload. */
export function outsideHosts({ photosUrl }: Settings, page?: string[]): OutsideHosts {
  const isUsed = (address: string) => !page || page.some((text) => text.includes(address));
  const originOf = (address: string | undefined) => {
    const origin = address && isUsed(address) ? URL.parse(address)?.origin : undefined;
    return origin ? [origin] : [];
  };
  // The viewer asks for the tiles of a picture by script.
  const photos = originOf(photosUrl);
  return { images: [...originOf(`${IMAGE_ORIGIN}/`), ...photos], connections: photos };
}

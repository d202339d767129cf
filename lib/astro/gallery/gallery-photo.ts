import type { Photo } from '../photo/photo';
import { captionText } from '../photo/photo-text';
import { type Picture, pictureFolder } from '../photo/picture';

export interface GalleryPhoto extends Pick<Photo, 'slug' | 'title' | 'constellation' | 'mark'> {
  object: string;
  catalogue: string[];
  type: Photo['object']['type'];
  caption: string;
  picture: Picture & { folder: string };
  telescopes: string[];
  cameras: string[];
  filters: string[];
  year?: string;
  /** Other words to find it by: names of the object elsewhere, and the rest of the gear. */
  words: string[];
}

/** `base` is the address of all pictures, `aliases` are further names of the object. */
export function toGalleryPhoto(photo: Photo, base: string, aliases: string[]): GalleryPhoto {
  const { slug, title, constellation, object, gear, picture, year, mark } = photo;
  const { width, height, widths, placeholder } = picture;
  const named = (...kinds: (string | null | undefined)[]) =>
    gear.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const [telescopes, cameras, filters] = [named('telescope'), named('camera'), named('filter', 'dual-band-filter')];
  const faceted = [...telescopes, ...cameras, ...filters];
  const others = gear.filter(({ name }) => !faceted.includes(name)).map(({ name }) => name);
  return {
    ...{ slug, title, constellation, telescopes, cameras, filters },
    ...{ object: object.name, catalogue: object.catalogue, type: object.type },
    ...{ caption: captionText(photo), words: [...aliases, ...others] },
    picture: { width, height, widths, placeholder, folder: pictureFolder(base, slug) },
    ...(year && { year }),
    ...(mark && { mark }),
  };
}

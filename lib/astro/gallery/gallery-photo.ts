import { cropSheet } from '../atlas/layout';
import type { FieldLabel } from '../field/labels';
import type { Photo } from '../photo/photo';
import { captionText } from '../photo/photo-text';
import { type Picture, pictureFolder } from '../photo/picture';

export interface GalleryPhoto extends Pick<Photo, 'slug' | 'title' | 'constellation' | 'mark'> {
  object: string;
  catalogue: string[];
  type: Photo['object']['type'];
  caption: string;
  description?: string;
  /** Of a drawn plate: the part that is shown, as fractions of the sheet, and the names on it. */
  map?: { crop: ReturnType<typeof cropSheet>; names: FieldLabel[] };
  picture: Picture & { folder: string };
  telescopes: string[];
  cameras: string[];
  filters: string[];
  year?: string;
  /** Other words to find it by: names of the object elsewhere, and the rest of the gear. */
  words: string[];
}

const MOST_NAMES = 4;

/** `base` is the address of all pictures, `aliases` are further names of the object, `labels` those of a plate. */
export function toGalleryPhoto(photo: Photo, base: string, aliases: string[], labels: FieldLabel[] = []): GalleryPhoto {
  const { slug, title, description, constellation, object, gear, picture, year, mark, rendered } = photo;
  const { width, height, widths, placeholder } = picture;
  const named = (...kinds: (string | null | undefined)[]) =>
    gear.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const telescopes = named('telescope');
  const cameras = named('camera');
  const filters = named('filter', 'dual-band-filter');
  const faceted = [...telescopes, ...cameras, ...filters];
  const others = gear.filter(({ name }) => !faceted.includes(name)).map(({ name }) => name);
  return {
    slug,
    title,
    constellation,
    telescopes,
    cameras,
    filters,
    object: object.name,
    catalogue: object.catalogue,
    type: object.type,
    caption: captionText(photo),
    words: [...aliases, ...others],
    picture: { width, height, widths, placeholder, folder: pictureFolder(base, slug, picture) },
    ...(description && { description }),
    ...(rendered && { map: { crop: cropSheet(picture), names: labels.slice(0, MOST_NAMES) } }),
    ...(year && { year }),
    ...(mark && { mark }),
  };
}

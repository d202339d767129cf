import { cropSheet } from '../atlas/layout';
import type { FieldLabel } from '../field/labels';
import type { Photo, PhotoGear } from '../photo/photo';
import { captionText } from '../photo/photo-text';
import { type Picture, pictureFolder } from '../photo/picture';

export interface GalleryPhoto extends Pick<Photo, 'slug' | 'title' | 'object' | 'constellation' | 'mark'> {
  caption: string;
  description?: string | null | undefined;
  /** The part of a drawn plate that is shown, as fractions of the sheet, and the names on it. */
  map?: { crop: ReturnType<typeof cropSheet>; names: FieldLabel[] };
  picture: Picture & { folder: string };
  gear: Pick<PhotoGear, 'name' | 'kind'>[];
  year?: string | undefined;
  aliases: string[];
}

/** `base` is the folder of the pictures' addresses, `names` are the labels shown on a plate of the star atlas. */
export function toGalleryPhoto(photo: Photo, base: string, aliases: string[], names: FieldLabel[] = []): GalleryPhoto {
  const { slug, title, description, object, constellation, picture, year, mark, rendered } = photo;
  const { width, height, widths, placeholder } = picture;
  return {
    slug,
    title,
    object,
    constellation,
    description,
    year,
    mark,
    aliases,
    caption: captionText(photo),
    gear: photo.gear.map(({ name, kind }) => ({ name, kind })),
    picture: { width, height, widths, placeholder, folder: pictureFolder(base, slug, picture) },
    ...(rendered && { map: { crop: cropSheet(picture), names } }),
  };
}

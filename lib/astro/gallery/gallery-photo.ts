import { cropSheet } from '../atlas/layout';
import type { FieldLabel } from '../field/labels';
import type { Photo } from '../photo/photo';
import { captionText } from '../photo/photo-text';
import { pictureFolder } from '../photo/picture';

export type GalleryPhoto = ReturnType<typeof toGalleryPhoto>;

/** `base` is the folder of the pictures' addresses, `names` are the labels shown on a plate of the star atlas. */
export function toGalleryPhoto(photo: Photo, base: string, aliases: string[], names: FieldLabel[] = []) {
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
    // The part of a drawn plate that is shown, and the names on it.
    ...(rendered && { map: { crop: cropSheet(picture), names } }),
  };
}

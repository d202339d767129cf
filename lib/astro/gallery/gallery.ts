import { cropSheet } from '../atlas/layout';
import { type FieldLabel, photoLabels } from '../field/labels';
import type { Photo } from '../photo/photo';
import { captionText } from '../photo/photo-text';
import { getPhotos } from '../photos';
import { listCatalogueNames } from '../sky/catalogue';

export type GalleryPhoto = ReturnType<typeof toGalleryPhoto>;

const MOST_NAMES = 4;

export function getGalleryPhotos(): GalleryPhoto[] {
  return getPhotos().map(toGalleryPhoto);
}

export function toGalleryPhoto(photo: Photo) {
  const { slug, title, description, object, constellation, picture, year, mark, rendered } = photo;
  const { width, height, widths, placeholder, folder } = picture;
  return {
    slug,
    title,
    object,
    constellation,
    description,
    year,
    mark,
    aliases: listCatalogueNames(object.catalogue),
    caption: captionText(photo),
    gear: photo.gear.map(({ name, kind }) => ({ name, kind })),
    picture: { width, height, widths, placeholder, folder },
    ...(rendered && { map: { crop: cropSheet(picture), names: selectNames(photo) } }),
  };
}

function selectNames(photo: Photo): FieldLabel[] {
  return (photoLabels(photo) ?? [])
    .filter(({ kind, detail, name }) => detail === 0 && kind === 'star' && /^\p{Lu}\p{Ll}+$/u.test(name))
    .slice(0, MOST_NAMES);
}

import { env } from '../../env';
import type { FieldLabel } from '../field/labels';
import type { Photo } from '../photo/photo';
import { createViewerPhoto } from '../photo/viewer-photo';
import { getPhotos } from '../photos';
import { listCatalogueNames } from '../sky/catalogue';
import { type GalleryPhoto, toGalleryPhoto } from './gallery-photo';

const MOST_NAMES = 4;

export function getGalleryPhotos(): GalleryPhoto[] {
  return getPhotos().map((photo) =>
    toGalleryPhoto(photo, env.photosUrl, listCatalogueNames(photo.object.catalogue), selectNames(photo)),
  );
}

function selectNames(photo: Photo): FieldLabel[] {
  if (!photo.rendered) return [];
  const { labels = [] } = createViewerPhoto(photo, '');
  return labels
    .filter(({ kind, detail, name }) => detail === 0 && kind === 'star' && /^\p{Lu}\p{Ll}+$/u.test(name))
    .slice(0, MOST_NAMES);
}

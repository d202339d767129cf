import { env } from '../../env';
import { createViewerPhoto } from '../photo/viewer-photo';
import { getPhotos } from '../photos';
import { listCatalogueNames } from '../sky/catalogue';
import { type GalleryPhoto, toGalleryPhoto } from './gallery-photo';

export function getGalleryPhotos(): GalleryPhoto[] {
  return getPhotos().map((photo) => {
    const labels = photo.rendered ? (createViewerPhoto(photo, '').labels ?? []) : [];
    const named = labels.filter(
      ({ kind, detail, name }) => detail === 0 && kind === 'star' && /^\p{Lu}\p{Ll}+$/u.test(name),
    );
    return toGalleryPhoto(photo, env.photosUrl, listCatalogueNames(photo.object.catalogue), named);
  });
}

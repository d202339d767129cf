import { env } from '../../env';
import { getPhotos } from '../photos';
import { aliasesOf } from './aliases';
import { type GalleryPhoto, toGalleryPhoto } from './gallery-photo';

export function galleryPhotos(): GalleryPhoto[] {
  return getPhotos().map((photo) => toGalleryPhoto(photo, env.photosUrl, aliasesOf(photo.object.catalogue)));
}

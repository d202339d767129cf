import type { ViewParams } from '../../view-params';
import type { GalleryView } from './facets';

/** Which values exist is known only when the photos have loaded. */
export const GALLERY_PARAMS: ViewParams<GalleryView> = {
  q: 'text',
  type: 'text',
  constellation: 'text',
  telescope: 'text',
  camera: 'text',
  filter: 'text',
  year: 'text',
};

export const GALLERY_DATA = '/astrophotography/photos.json';

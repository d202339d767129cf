import type { ViewParams } from '../view-params';
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

/** Address of the gallery with some choices. Values of gear are slugs of its names. */
export function galleryHref(view: Partial<GalleryView> = {}): string {
  return `/astrophotography?${new URLSearchParams({ tab: 'gallery', ...view })}`;
}

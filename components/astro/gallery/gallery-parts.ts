import { indexGallery } from '@/lib/astro/gallery/facets';
import type { GalleryPhoto } from '@/lib/astro/gallery/gallery-photo';
import { GALLERY_DATA } from '@/lib/astro/gallery/gallery-view';
import { asServed } from '@/lib/base-path/as-served';

export { GalleryControls } from './gallery-controls';
export { NothingFound, Results } from './results';

export async function loadIndex() {
  const response = await fetch(asServed(GALLERY_DATA));
  if (!response.ok) throw new Error(`${GALLERY_DATA} answered ${response.status}`);
  return indexGallery((await response.json()) as GalleryPhoto[]);
}

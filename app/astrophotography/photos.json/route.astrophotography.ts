import { getGalleryPhotos } from '@/lib/astro/gallery/gallery';

export const dynamic = 'force-static';

/** The gallery loads it when it opens, so that the page does not grow with the number of photos. */
export const GET = () => Response.json(getGalleryPhotos());

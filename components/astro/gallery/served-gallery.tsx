import type { GalleryPhoto } from '@/lib/astro/gallery/gallery';
import { photoHref } from '@/lib/astro/photo/photo-text';
import { PhotoGrid } from './photo-grid';

/** Number of pictures in the page. Scripts load the others; without scripts some of them are links. */
export const SERVED_PHOTOS = 24;

/** Each linked title adds about 40 compressed bytes to the page. */
const LINKED_PHOTOS = 96;

export function ServedPictures({ photos }: { photos: readonly GalleryPhoto[] }) {
  const links = photos.slice(SERVED_PHOTOS, SERVED_PHOTOS + LINKED_PHOTOS);
  return (
    <>
      <PhotoGrid photos={photos.slice(0, SERVED_PHOTOS)} />
      {links.length > 0 && (
        <ul aria-label="More pictures" className="link-list without-script">
          {links.map(({ slug, title }) => (
            <li key={slug}>
              <a href={photoHref({ slug })}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import type { Photo } from '@/lib/astro/photo';
import { photoAlt } from '@/lib/astro/photo-text';
import { pictureFolder } from '@/lib/astro/picture';
import { env } from '@/lib/env';
import { Picture } from '../picture';

/** Width of the page's column: at most 80rem, with its padding. */
const SIZES = '(min-width: 80rem) 74rem, 92vw';

export function PhotoPicture({ photo }: { photo: Photo }) {
  const { slug, picture } = photo;
  return (
    <Picture
      folder={pictureFolder(env.photosUrl, slug)}
      picture={picture}
      alt={photoAlt(photo)}
      sizes={SIZES}
      isMain
      className="rounded-card"
      transition={`photo-${slug}`}
    />
  );
}

/** What a rendered field is. Stands below its picture. */
export function RenderedNote({ rendered }: Pick<Photo, 'rendered'>) {
  if (!rendered) return null;
  const { limitingMagnitude, stars } = rendered;
  return (
    <p className="mt-4 max-w-prose text-caption text-ink-soft">
      Rendered field, to magnitude {limitingMagnitude}: {stars.toLocaleString('en-US')} stars drawn from a star catalog.
      Not a photograph.
    </p>
  );
}

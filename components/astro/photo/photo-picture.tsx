import type { Photo } from '@/lib/astro/photo';
import { photoAlt, renderedText } from '@/lib/astro/photo-text';
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

export function RenderedNote({ rendered }: Pick<Photo, 'rendered'>) {
  return rendered ? <p className="mt-4 max-w-prose text-caption text-ink-soft">{renderedText(rendered)}</p> : null;
}

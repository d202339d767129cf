import type { CSSProperties } from 'react';
import type { GalleryPhoto } from '@/lib/astro/gallery/gallery-photo';
import { photoHref } from '@/lib/astro/photo/photo-text';
import { POINTER_ONLY } from '../../ui/links';
import { DocumentMark } from '../../ui/page/document-mark';
import { Picture } from '../picture';
import './photo-grid.css';

/** Rows are filled and pictures never cropped: the width of a cell grows with the shape of its picture. */
export function PhotoGrid({ photos }: { photos: readonly GalleryPhoto[] }) {
  return (
    <ul className="photo-grid">
      {photos.map((photo) => (
        <PhotoCard key={photo.slug} photo={photo} />
      ))}
    </ul>
  );
}

function PhotoCard({ photo }: { photo: GalleryPhoto }) {
  const { title, caption, picture, slug, mark } = photo;
  const href = photoHref(photo);
  return (
    <li style={{ '--shape': (picture.width / picture.height).toFixed(3) } as CSSProperties}>
      <article>
        <a href={href} {...POINTER_ONLY} className="peer block overflow-hidden rounded-card">
          <Picture
            folder={picture.folder}
            picture={picture}
            alt=""
            sizes={sizesOf(picture)}
            className="photo-grid-picture"
            transition={`photo-${slug}`}
          />
        </a>
        <h3 className="mt-3 font-medium leading-snug transition-colors peer-hover:text-accent-ink">
          <a href={href} className="hover:text-accent-ink">
            {title}
          </a>
        </h3>
        <p className="text-caption text-ink-soft tabular-nums">{caption}</p>
        <DocumentMark mark={mark} />
      </article>
    </li>
  );
}

/** Rows are about 24 rem high. On a phone, a picture is as wide as the page. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  return `(width < 40rem) 92vw, min(92vw, ${Math.round((24 * width) / height)}rem)`;
}

import type { GalleryPhoto } from '@/lib/astro/gallery/gallery';
import { photoHref } from '@/lib/astro/photo/photo-text';
import { DocumentMark } from '../../ui/badge';
import { POINTER_ONLY } from '../../ui/links';
import { Picture } from '../picture';
import { MapCrop } from './map-crop';

const SIZES = '(width < 40rem) 92vw, (width < 64rem) 45vw, 26rem';

export function PhotoGrid({ photos }: { photos: readonly GalleryPhoto[] }) {
  return (
    <ul className="photo-grid grid grid-cols-1 gap-x-[clamp(1.5rem,2.6vw,2.25rem)] gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {photos.map((photo) => (
        <PhotoCard key={photo.slug} photo={photo} />
      ))}
    </ul>
  );
}

function PhotoCard({ photo }: { photo: GalleryPhoto }) {
  const { title, description, caption, picture, slug, mark, map } = photo;
  const href = photoHref(photo);
  const image = (
    <Picture
      picture={picture}
      alt=""
      sizes={SIZES}
      className="-outline-offset-1 outline outline-rule"
      transition={`photo-${slug}`}
    />
  );
  return (
    <li className="print:break-inside-avoid">
      <article>
        <a href={href} {...POINTER_ONLY} className="peer block overflow-hidden outline-violet hover:outline">
          {map ? (
            <MapCrop picture={picture} {...map}>
              {image}
            </MapCrop>
          ) : (
            image
          )}
        </a>
        <h3 className="mt-4 text-title peer-hover:[&_a]:text-violet-text">
          <a href={href} className="log-link">
            {title}
          </a>
        </h3>
        {description && <p className="mt-2 text-caption text-soft">{description}</p>}
        <p className="mt-1 text-caption text-dim tabular-nums">{caption}</p>
        <DocumentMark mark={mark} />
      </article>
    </li>
  );
}

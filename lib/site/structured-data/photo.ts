import type { Photo } from '../../astro/photo/photo';
import { photoAlt } from '../../astro/photo/photo-text';
import { jpegUrl, pictureFolder } from '../../astro/photo/picture';
import { env } from '../../env';
import { asServed } from '../base-path/as-served';
import { ORIGIN } from '../build';
import type { Page } from '../pages';
import { PERSON } from './site';

/** A photograph has the date of its last session. A rendered field has no date and says that it was computed. */
export function photoThing({ path, description, keywords }: Page, photo: Photo) {
  const { slug, title, picture, totals, rendered } = photo;
  const contentUrl = new URL(asServed(jpegUrl(pictureFolder(env.photosUrl, slug), picture)), ORIGIN).href;
  return {
    '@type': 'ImageObject' as const,
    '@id': `${ORIGIN}${path}#photo`,
    ...{ name: title, description, keywords, contentUrl, caption: photoAlt(photo) },
    ...{ url: ORIGIN + path, encodingFormat: 'image/jpeg', creator: PERSON },
    ...(rendered
      ? {
          genre: 'Rendered star field',
          digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource' as const,
        }
      : { genre: 'Astrophotography', ...(totals.lastLight && { dateCreated: totals.lastLight }) }),
  };
}

import { asServed } from '../base-path/as-served';
import { getProfile } from '../content/content';
import { describeDocument } from '../content/documents';
import { env } from '../env';
import { ORIGIN } from '../origin';
import type { Feed, Page, SectionContent } from '../section';
import { drawCover } from '../share/pictures';
import { identify, PERSON, type Thing } from '../structured-data';
import { gearHref } from './gear/gear';
import type { Photo } from './photo/photo';
import { captionText, photoAlt, photoDescription, photoHref, photoKeywords } from './photo/photo-text';
import { jpegUrl } from './photo/picture';
import { getAllPhotos, getGearGroups, getPhotos } from './photos';
import { astrophotography } from './section';
import { listCatalogueNames } from './sky/catalogue';

export const content: SectionContent = {
  pages: {
    '/astrophotography': {
      type: 'CollectionPage',
      documents: getGearGroups,
      search: () => ({ kind: 'gear' }),
    },
  },
  documentPages: () => getAllPhotos().map(describePage),
  entries: () =>
    getGearGroups().flatMap(({ title, items }) =>
      items.map(({ name }) => ({ kind: 'gear', name, href: gearHref(name), detail: title })),
    ),
  feed,
};

/** The photographs. Drawn plates have no date, and are left out. */
export function feed(photos = getPhotos()): Feed {
  return {
    title: `Astrophotographs by ${getProfile().name}`,
    page: '/astrophotography?tab=gallery',
    entries: photos
      .filter(({ rendered }) => !rendered)
      .map((photo) => ({
        path: photoHref(photo),
        title: photo.title,
        summary: photo.description ? `${photo.description} ${captionText(photo)}` : photoDescription(photo),
        tags: photoKeywords(photo),
        published: `${photo.totals.lastLight}T00:00:00.000Z`,
      })),
  };
}

function describePage(photo: Photo): Page {
  const { slug, object, picture } = photo;
  return {
    ...describeDocument(photo, photoHref(photo), `public/photos/${slug}/`),
    description: photoDescription(photo),
    keywords: photoKeywords(photo),
    part: astrophotography.menu,
    isArticle: true,
    images: [jpegUrl(picture)],
    subject: (page) => describePicture(page, photo),
    drawing: () => (env.photosUrl.startsWith('/') ? drawCover(jpegUrl(picture)) : undefined),
    search: () => {
      const names = [...object.catalogue, ...listCatalogueNames(object.catalogue)];
      const named =
        object.type === 'star-field' ? { also: [object.name], shows: names } : { also: [object.name, ...names] };
      return { kind: 'photos', ...named, detail: photo.constellation.name };
    },
  };
}

export function describePicture({ path, description, keywords }: Page, photo: Photo): Thing {
  const { title, picture, totals, rendered } = photo;
  return {
    '@type': 'ImageObject',
    ...identify(path, 'photo'),
    name: title,
    description,
    keywords,
    contentUrl: new URL(asServed(jpegUrl(picture)), ORIGIN).href,
    caption: photoAlt(photo),
    url: ORIGIN + path,
    encodingFormat: 'image/jpeg',
    creator: PERSON,
    genre: rendered ? 'Star chart' : 'Astrophotography',
    ...(rendered && { digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource' }),
    ...(totals.lastLight && { dateCreated: totals.lastLight }),
  };
}

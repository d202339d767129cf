import { captionText, photoDescription, photoHref, photoKeywords } from '../../astro/photo/photo-text';
import { getPageMeta, getPhotos, getProfile } from '../../content/content';
import { ORIGIN } from '../build';
import { lastModified } from '../last-modified';
import { getPage } from '../pages';
import { PHOTO_FEED } from '../routes';
import { sharePath } from '../share/address';
import { type Feed, readLastChange } from './feed';
import { proseHtml } from './html';

export function photoFeedTitle(owner: string): string {
  return `Astrophotographs by ${owner}`;
}

/** The photographs, newest first. Rendered fields have no date, and are left out. */
export async function photoFeed(photos = getPhotos()): Promise<Feed> {
  const { name } = getProfile();
  const photographs = photos.filter(({ rendered }) => !rendered);
  return {
    title: photoFeedTitle(name),
    description: getPageMeta('/astrophotography').description,
    author: name,
    site: ORIGIN,
    page: '/astrophotography?tab=gallery',
    path: PHOTO_FEED.path,
    updated: readLastChange('/astrophotography'),
    entries: await Promise.all(
      photographs.map(async (photo) => {
        const path = photoHref(photo);
        const page = getPage(path);
        const updated = page && lastModified(page);
        return {
          url: ORIGIN + path,
          title: photo.title,
          summary: `${photoDescription(photo)} ${captionText(photo)}`,
          html: await proseHtml(photo.body.raw, ORIGIN + path),
          image: ORIGIN + sharePath(path),
          tags: photoKeywords(photo),
          published: `${photo.totals.lastLight}T00:00:00.000Z`,
          updated: updated && new Date(updated).toISOString(),
        };
      }),
    ),
  };
}

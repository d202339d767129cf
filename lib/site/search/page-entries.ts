import { aliasesOf } from '../../astro/gallery/aliases';
import { pictureFolder, pictureUrl } from '../../astro/photo/picture';
import { getPhotos, getProjects } from '../../content/content';
import { formatYears } from '../../dates';
import { env } from '../../env';
import { getPages } from '../pages';
import { MENU, SEARCH_PATH } from '../routes';
import type { Entry } from './entry';
import { kindOf } from './kinds';

/** All pages but /search, which shows them. */
export function pageEntries(): Entry[] {
  const projects = new Map(getProjects().map((project) => [`/projects/${project.slug}`, project]));
  const photos = new Map(getPhotos().map((photo) => [`/astrophotography/${photo.slug}`, photo]));
  return getPages()
    .filter(({ path }) => path !== SEARCH_PATH)
    .map(({ path, title, description }) => {
      const [project, photo] = [projects.get(path), photos.get(path)];
      const facts = { kind: kindOf(path), href: path };
      if (project) return { ...facts, name: title, detail: formatYears(project), image: project.thumbnailUrl };
      if (photo) {
        const { object, picture, slug } = photo;
        const also = [object.name, ...object.catalogue, ...aliasesOf(object.catalogue)];
        const image = pictureUrl(pictureFolder(env.photosUrl, slug), Math.min(...picture.widths), 'webp');
        return { ...facts, name: title, also, detail: photo.constellation.name, image };
      }
      const label = MENU.find((entry) => entry.path === path)?.label;
      return label && label !== title
        ? { ...facts, name: label, also: [title], detail: description }
        : { ...facts, name: title, detail: description };
    });
}

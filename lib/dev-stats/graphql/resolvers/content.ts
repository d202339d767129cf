import { pictureFolder, pictureUrl } from '../../../astro/photo/picture';
import { prose } from '../../../content/markdown';
import { calendarDate } from '../../../dates';
import { createConnection } from '../connection';
import type { SiteContent } from '../context';
import type { Resolver, Shape } from '../schema-types';

export const projects: Resolver<'projects'> = (_, { first, after }, { content }) =>
  createConnection({
    items: content().projects,
    first,
    after,
    toKey: ({ startDate, slug }) => ['projects', startDate, slug],
    toNode: toProject,
  });

export const astroPhotos: Resolver<'astroPhotos'> = (_, { first, after }, { content }) =>
  createConnection({
    items: content().photos.flatMap(withCapture),
    first,
    after,
    toKey: ({ capturedAt, slug }) => ['astroPhotos', capturedAt, slug],
    toNode: (photo) => toPhoto(photo, content().photosUrl),
  });

type Project = SiteContent['projects'][number];
type Photo = SiteContent['photos'][number];

function toProject({ slug, body, technologyGroups, ...project }: Project): Shape<'Project'> {
  return {
    ...project,
    id: slug,
    slug,
    content: prose(body),
    startDate: calendarDate(project.startDate),
    endDate: project.endDate ? calendarDate(project.endDate) : null,
    repositoryUrl: project.repositoryUrl ?? null,
    liveUrl: project.liveUrl ?? null,
    imageUrl: project.imageUrl ?? null,
    thumbnailUrl: project.thumbnailUrl ?? null,
    technologyGroups: technologyGroups.map(({ category, technologies }) => ({
      category,
      technologies: technologies.map(({ name, description }) => ({ name, description: description ?? null })),
    })),
  };
}

/** Drawn plates are left out: they have no capture data. */
function withCapture(photo: Photo): (Photo & { capturedAt: string })[] {
  const { lastLight } = photo.totals;
  return lastLight && !photo.rendered ? [{ ...photo, capturedAt: lastLight }] : [];
}

function toPhoto(photo: Photo & { capturedAt: string }, photosUrl: string): Shape<'AstroPhoto'> {
  const { slug, title, description, object, constellation, capturedAt, totals, gear, picture } = photo;
  const folder = pictureFolder(photosUrl, slug, picture);
  return {
    id: slug,
    slug,
    title,
    capturedAt,
    description: description ?? null,
    object: object.name,
    constellation: constellation.name,
    imageUrl: pictureUrl(folder, picture.width, 'webp'),
    thumbnailUrl: pictureUrl(folder, Math.min(...picture.widths), 'webp'),
    width: picture.width,
    height: picture.height,
    integrationSec: Math.round(totals.seconds),
    gear: gear.map(({ name }) => name),
  };
}

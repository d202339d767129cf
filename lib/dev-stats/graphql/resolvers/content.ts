import { calendarDate } from '../../../dates';
import { prose } from '../../../site/markdown/blocks';
import { connectionOf } from '../connection';
import type { SiteContent } from '../context';
import type { Resolver, Shape } from '../typed-schema';

export const projects: Resolver<'projects'> = (_, { first, after }, { content }) =>
  connectionOf({
    items: content().projects,
    first,
    after,
    keyOf: ({ startDate, slug }) => ['projects', startDate, slug],
    toNode: toProject,
  });

export const astroPhotos: Resolver<'astroPhotos'> = (_, { first, after }, { content }) =>
  connectionOf({
    items: content().astroPhotos,
    first,
    after,
    keyOf: (photo) => ['astroPhotos', photo.capturedAt, slugOf(photo)],
    toNode: toPhoto,
  });

type Project = SiteContent['projects'][number];
type Photo = SiteContent['astroPhotos'][number];

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

function toPhoto(photo: Photo): Shape<'AstroPhoto'> {
  return {
    ...photo,
    id: slugOf(photo),
    slug: slugOf(photo),
    description: photo.description ?? null,
    capturedAt: calendarDate(photo.capturedAt),
    constellation: photo.constellation ?? null,
    integrationSec: photo.integrationSec ?? null,
  };
}

function slugOf({ _raw }: Photo): string {
  return _raw.sourceFileName.replace(/\.mdx$/, '');
}

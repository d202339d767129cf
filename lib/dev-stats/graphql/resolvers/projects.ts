import { connectionOf } from '../connection';
import type { ContentProject } from '../context';
import type { Resolver, Shape } from '../typed-schema';

export const projects: Resolver<'projects'> = (_, { first, after }, { content }) =>
  connectionOf({
    items: content.projects,
    first,
    after,
    keyOf: ({ startDate, slug }) => ['projects', startDate, slug],
    toNode: toProject,
  });

function toProject(project: ContentProject): Shape<'Project'> {
  const { slug, title, description, status, startDate, body, technologyGroups, tags } = project;
  return {
    ...{ id: slug, slug, title, description, status, startDate },
    content: body.raw.trim(),
    endDate: project.endDate ?? null,
    repositoryUrl: project.repositoryUrl ?? null,
    liveUrl: project.liveUrl ?? null,
    imageUrl: project.imageUrl ?? null,
    thumbnailUrl: project.thumbnailUrl ?? null,
    technologyGroups: technologyGroups.map(({ category, technologies }) => ({
      category,
      technologies: technologies.map(({ name, description: text }) => ({ name, description: text ?? null })),
    })),
    tags: tags.map(({ name }) => ({ name })),
  };
}

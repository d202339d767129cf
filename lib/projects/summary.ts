import { calendarDate } from '../dates';
import type { Project } from './projects';

type TechnologyGroups = { technologies: { name: string }[] }[];

/** What the list needs of a project, in the page's payload. */
export function summarizeProject(project: Project) {
  return {
    slug: project.slug,
    title: project.title,
    description: project.description,
    status: project.status,
    startDate: calendarDate(project.startDate),
    endDate: project.endDate ? calendarDate(project.endDate) : null,
    repositoryUrl: project.repositoryUrl ?? null,
    liveUrl: project.liveUrl ?? null,
    thumbnailUrl: project.thumbnailUrl ?? null,
    technologies: project.technologyGroups.flatMap((group) => group.technologies.map(({ name }) => name)),
    tags: project.tags.map(({ name }) => name),
    ...(project.mark && { mark: project.mark }),
  };
}

export type ProjectSummary = ReturnType<typeof summarizeProject>;

export function technologyCount(groups: TechnologyGroups): number {
  return groups.reduce((sum, group) => sum + group.technologies.length, 0);
}

export function highlightedTechnologies(groups: TechnologyGroups): string[] {
  return groups.flatMap((group) => group.technologies.slice(0, 2).map(({ name }) => name)).slice(0, 4);
}

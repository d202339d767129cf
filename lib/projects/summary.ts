import { calendarDate } from '../dates';
import type { Project } from './projects';

interface TechnologyGroup {
  technologies: { name: string }[];
}

export interface ProjectSummary {
  slug: string;
  title: string;
  description: string;
  status: Project['status'];
  startDate: string;
  endDate: string | null;
  repositoryUrl: string | null;
  liveUrl: string | null;
  thumbnailUrl: string | null;
  technologies: string[];
  tags: string[];
  mark?: Project['mark'];
}

export function summarizeProject(project: Project): ProjectSummary {
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

export function technologyCount(groups: TechnologyGroup[]): number {
  return groups.reduce((sum, group) => sum + group.technologies.length, 0);
}

export function highlightedTechnologies(groups: TechnologyGroup[]): string[] {
  return groups.flatMap((group) => group.technologies.slice(0, 2).map(({ name }) => name)).slice(0, 4);
}

import { type DocumentOf, getDocuments, neighborsIn } from '../content/documents';
import { listed } from '../content/visibility';
import { newestFirst } from '../dates';

export type Project = DocumentOf<'Project'> & { slug: string };

const allProjects: Project[] = getDocuments('Project')
  .map((project) => ({ ...project, slug: project.slug ?? project.name }))
  .toSorted((a, b) => newestFirst(a, b) || a.title.localeCompare(b.title));

const projects = listed(allProjects);

export function getAllProjects(): Project[] {
  return allProjects;
}

export function getProjects(): Project[] {
  return projects;
}

export function getProject(slug: string): Project | undefined {
  return allProjects.find((project) => project.slug === slug);
}

export function getNeighbors(slug: string): { previous?: Project | undefined; next?: Project | undefined } {
  return neighborsIn(projects, slug);
}

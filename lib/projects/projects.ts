import { collect, type DocumentOf, getDocuments } from '../content/documents';
import { newestFirst } from '../dates';

export type Project = DocumentOf<'Project'> & { slug: string };

const projects: Project[] = getDocuments('Project')
  .map((project) => ({ ...project, slug: project.slug ?? project.name }))
  .toSorted((a, b) => newestFirst(a, b) || a.title.localeCompare(b.title));

export const {
  getAll: getAllProjects,
  getListed: getProjects,
  find: getProject,
  findNeighbors: getNeighbors,
} = collect(projects);

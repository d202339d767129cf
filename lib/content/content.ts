import {
  allAstroPhotos,
  allBiographies,
  allDiagrams,
  allDocs,
  allExperiments,
  allGearGroups,
  allPageMeta,
  allProjects,
  allRoles,
  type Biography as BiographyDocument,
  boardGameCollection,
  type Diagram as DiagramDocument,
  type Doc as DocDocument,
  type Experiment as ExperimentDocument,
  type GearGroup,
  type PageMeta,
  type Project as ProjectDocument,
  profile,
  type Role as RoleDocument,
  resumeOverview,
} from 'contentlayer/generated';
import { byAge, type Photo, photoOf } from '../astro/photo';
import { newestFirst } from '../dates';
import type { PagePath } from '../site/routes';

/** The only module that imports the compiled content. */

export type { AstroPhoto, GearGroup, Profile, ResumeOverview } from 'contentlayer/generated';
export type Role = RoleDocument & { name: string };
export type BoardGame = (typeof boardGameCollection.games)[number];
export type Project = ProjectDocument & { slug: string };
export type Doc = DocDocument & { path: string };
export type Diagram = DiagramDocument & { name: string };
export type Biography = Pick<BiographyDocument, 'title' | 'body' | 'updated' | '_raw'> & { name: string };
export type Experiment = ExperimentDocument & { name: string };

export function getProfile() {
  return profile;
}

export function getResume() {
  return resumeOverview;
}

export function getRoles(): Role[] {
  return allRoles.map((role) => ({ ...role, name: baseName(role) })).toSorted(newestFirst);
}

/** Introductions of the owner, shortest first. Without documents they are the texts of the profile. */
export function getBiographies(): Biography[] {
  if (allBiographies.length === 0) return profileTexts();
  return allBiographies
    .toSorted((a, b) => a.maxWords - b.maxWords)
    .map((biography) => ({ ...biography, name: baseName(biography) }));
}

function profileTexts(): Biography[] {
  const short = { ...profile, name: 'short', title: 'Short', body: { ...profile.body, raw: profile.bio } };
  return [short, { ...profile, name: 'long', title: 'Long' }].filter(({ body }) => body.raw.trim());
}

const projects: Project[] = allProjects
  .map((project) => ({ ...project, slug: project.slug ?? baseName(project) }))
  .toSorted((a, b) => newestFirst(a, b) || a.title.localeCompare(b.title));

/** Newest start first, then by title. */
export function getProjects(): Project[] {
  return projects;
}

export function getProject(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug);
}

export function getNeighbors(slug: string): { previous?: Project | undefined; next?: Project | undefined } {
  const index = projects.findIndex((project) => project.slug === slug);
  return { previous: projects[index - 1], next: projects[index + 1] };
}

/** The diagrams of a project that names none. */
const DEFAULT_DIAGRAMS = ['architecture-stack', 'deployment-swimlane'];

const diagrams: Diagram[] = allDiagrams.map((diagram) => ({ ...diagram, name: baseName(diagram) }));

export function getDiagrams(): Diagram[] {
  return diagrams;
}

/** The diagrams a project names, or the default ones; none for a tabletop project. */
export function getProjectDiagrams(project: Project): Diagram[] {
  const names = project.diagrams ?? (project.kind === 'tabletop' ? [] : DEFAULT_DIAGRAMS);
  return names.flatMap((name) => diagrams.filter((diagram) => diagram.name === name));
}

export function getGearGroups(): GearGroup[] {
  return allGearGroups.toSorted((a, b) => a.order - b.order);
}

export function getCollection() {
  return boardGameCollection;
}

const docs: Doc[] = allDocs
  .map((doc) => ({ ...doc, path: `/${doc._raw.flattenedPath}` }))
  .toSorted((a, b) => (a.order ?? 1000) - (b.order ?? 1000) || a.path.localeCompare(b.path));

export function getDocs(): Doc[] {
  return docs;
}

export function getDoc(path: string): Doc | undefined {
  return docs.find((doc) => doc.path === path);
}

export function getExperiments(): Experiment[] {
  return allExperiments.map((experiment) => ({ ...experiment, name: baseName(experiment) })).toSorted(newestFirst);
}

/** The experiments with an interactive part, each on a page of its own. */
export function getPlayableExperiments(): (Experiment & { board: NonNullable<Experiment['board']> })[] {
  return getExperiments().flatMap((experiment) => {
    const { board } = experiment;
    return board ? [{ ...experiment, board }] : [];
  });
}

const photos: Photo[] = allAstroPhotos
  .filter(({ draft }) => !draft)
  .map((document) => photoOf(document, getGearGroups()))
  .toSorted(byAge);

/** The photographs, newest first, and then the rendered fields. Drafts are left out. */
export function getPhotos(): Photo[] {
  return photos;
}

export function getPhoto(slug: string): Photo | undefined {
  return photos.find((photo) => photo.slug === slug);
}

export function getPhotoNeighbors(slug: string): { previous?: Photo | undefined; next?: Photo | undefined } {
  const index = photos.findIndex((photo) => photo.slug === slug);
  return { previous: photos[index - 1], next: photos[index + 1] };
}

/** Title, description and heading of a page. The content check makes sure that it exists. */
export function getPageMeta(path: PagePath): PageMeta {
  const page = allPageMeta.find((meta) => meta.path === path);
  if (!page) throw new Error(`content/pages has no document with the path ${path}`);
  return page;
}

function baseName({ _raw }: { _raw: { sourceFileName: string } }): string {
  return _raw.sourceFileName.replace(/\.mdx$/, '');
}

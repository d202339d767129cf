import { byAge, type Photo, photoOf } from '../astro/photo/photo';
import { newestFirst } from '../dates';
import type { PagePath } from '../site/routes';
import * as compiled from './compiled';
import { listed, type Marked } from './visibility';

/** The documents in order. Drafts are in development and previews only; unlisted documents are in "getAll" only. */

export type { AstroPhoto, GearGroup, Profile, ResumeOverview } from './compiled';
export type Role = Marked<compiled.Role> & { name: string };
export type BoardGame = compiled.BoardGameCollection['games'][number];
export type Project = Marked<compiled.Project> & { slug: string };
export type Doc = Marked<compiled.Doc> & { path: string };
export type Diagram = Marked<compiled.Diagram> & { name: string };
export type Biography = Marked<Pick<compiled.Biography, 'title' | 'body' | 'updated' | '_raw'>> & { name: string };
export type Experiment = Marked<compiled.Experiment> & { name: string };

export function getProfile() {
  return compiled.profile;
}

export function getResume() {
  return compiled.resumeOverview;
}

export function getRoles(): Role[] {
  return compiled.roles.map((role) => ({ ...role, name: baseName(role) })).toSorted(newestFirst);
}

/** Introductions of the owner, shortest first. Without documents they are the texts of the profile. */
export function getBiographies(): Biography[] {
  if (compiled.biographies.length === 0) return profileTexts();
  return compiled.biographies
    .toSorted((a, b) => a.maxWords - b.maxWords)
    .map((biography) => ({ ...biography, name: baseName(biography) }));
}

function profileTexts(): Biography[] {
  const { profile } = compiled;
  const { bio, body } = profile;
  const about = body.raw.trim();
  const text = (name: string, title: string, raw: string) => ({ ...profile, name, title, body: { ...body, raw } });
  // The home page has them in this order: the text about the owner follows the short biography.
  return [text('short', 'Short', bio), ...(about ? [text('long', 'Long', `${bio}\n\n${about}`)] : [])];
}

const allProjects: Project[] = compiled.projects
  .map((project) => ({ ...project, slug: project.slug ?? baseName(project) }))
  .toSorted((a, b) => newestFirst(a, b) || a.title.localeCompare(b.title));

const projects = listed(allProjects);

/** Newest start first, then by title. */
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

const diagrams: Diagram[] = compiled.diagrams.map((diagram) => ({ ...diagram, name: baseName(diagram) }));

export function getDiagrams(): Diagram[] {
  return diagrams;
}

export function getGearGroups(): compiled.GearGroup[] {
  return compiled.gearGroups.toSorted((a, b) => a.order - b.order);
}

const NO_GAMES = {
  games: [] as BoardGame[],
  total_games: 0,
  updated: '',
  _raw: { sourceFilePath: 'tabletop/collection.json' },
};

/** Empty if the section is off. */
export function getCollection() {
  return compiled.boardGameCollection ?? NO_GAMES;
}

const allDocs: Doc[] = compiled.docs
  .map((doc) => ({ ...doc, path: `/${doc._raw.flattenedPath}` }))
  .toSorted((a, b) => (a.order ?? 1000) - (b.order ?? 1000) || a.path.localeCompare(b.path));

const docs = listed(allDocs);

export function getAllDocs(): Doc[] {
  return allDocs;
}

export function getDocs(): Doc[] {
  return docs;
}

export function getDoc(path: string): Doc | undefined {
  return allDocs.find((doc) => doc.path === path);
}

const allExperiments: Experiment[] = compiled.experiments
  .map((experiment) => ({ ...experiment, name: baseName(experiment) }))
  .toSorted(newestFirst);

export function getExperiments(): Experiment[] {
  return listed(allExperiments);
}

/** The experiments with an interactive part, each on a page of its own. Includes unlisted ones. */
export function getPlayableExperiments(): (Experiment & { board: NonNullable<Experiment['board']> })[] {
  return allExperiments.flatMap((experiment) => {
    const { board } = experiment;
    return board ? [{ ...experiment, board }] : [];
  });
}

const allPhotos: Photo[] = compiled.astroPhotos.map((document) => photoOf(document, getGearGroups())).toSorted(byAge);

const photos = listed(allPhotos);

export function getAllPhotos(): Photo[] {
  return allPhotos;
}

export function getPhotos(): Photo[] {
  return photos;
}

export function getPhoto(slug: string): Photo | undefined {
  return allPhotos.find((photo) => photo.slug === slug);
}

export function getPhotoNeighbors(slug: string): { previous?: Photo | undefined; next?: Photo | undefined } {
  return neighborsIn(photos, slug);
}

/** Title, description and heading of a page. The content check makes sure that it exists. */
export function getPageMeta(path: PagePath): compiled.PageMeta {
  const page = compiled.allPageMeta.find((meta) => meta.path === path);
  if (!page) throw new Error(`content/pages has no document with the path ${path}`);
  return page;
}

/** Documents beside another in a list. One that is not in the list has none. */
function neighborsIn<D extends { slug: string }>(list: D[], slug: string): { previous?: D; next?: D } {
  const index = list.findIndex((document) => document.slug === slug);
  const [previous, next] = index < 0 ? [] : [list[index - 1], list[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

export function baseName({ _raw }: { _raw: { sourceFileName: string } }): string {
  return _raw.sourceFileName.replace(/\.mdx$/, '');
}

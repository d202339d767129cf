import {
  type AstroPhoto as AstroPhotoDocument,
  allArticles,
  allAstroPhotos,
  allBiographies,
  allBoardGameCollections,
  allBoardSeats,
  allDiagrams,
  allDocs,
  allExperiments,
  allGearGroups,
  allProjects,
  allRoles,
  allTalks,
  type GearGroup as GearGroupDocument,
  type Profile,
  profile as profileDocument,
} from 'contentlayer/generated';
import { withoutOffLinks } from './off-links';
import { isSectionOn, type Section } from './schema/sections';
import { type Marked, shown } from './visibility';

/** The only module that imports the compiled content. It leaves out drafts in production, and sections that are off. */

export type {
  Article,
  Biography,
  BoardGameCollection,
  BoardSeat,
  Diagram,
  Doc,
  Experiment,
  PageMeta,
  Profile,
  Project,
  ResumeOverview,
  Role,
  Talk,
} from 'contentlayer/generated';
export { allPageMeta, resumeOverview } from 'contentlayer/generated';
export type AstroPhoto = Marked<AstroPhotoDocument>;
export type GearGroup = Marked<GearGroupDocument>;

export const profile: Profile = withoutOffLinks(profileDocument, profileDocument.sections);

function inSection<T>(section: Section, documents: T[]): T[] {
  return isSectionOn(profile.sections, section) ? documents : [];
}

export const articles = shown(inSection('writing', allArticles));
export const astroPhotos = shown(inSection('astrophotography', allAstroPhotos));
/** Undefined if the section is off. */
export const boardGameCollection = inSection('tabletop', allBoardGameCollections)[0];
export const biographies = shown(allBiographies);
export const boardSeats = shown(inSection('boards', allBoardSeats));
export const diagrams = shown(inSection('projects', allDiagrams)).map((diagram) =>
  withoutOffLinks(diagram, profile.sections),
);
export const docs = shown(inSection('docs', allDocs));
export const experiments = shown(inSection('lab', allExperiments));
export const gearGroups = shown(inSection('astrophotography', allGearGroups));
export const projects = shown(inSection('projects', allProjects));
export const roles = shown(allRoles);
export const talks = shown(inSection('talks', allTalks));

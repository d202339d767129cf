import {
  type AstroPhoto as AstroPhotoDocument,
  allAstroPhotos,
  allBiographies,
  allDiagrams,
  allDocs,
  allExperiments,
  allGearGroups,
  allProjects,
  allRoles,
  type GearGroup as GearGroupDocument,
} from 'contentlayer/generated';
import { type Marked, shown } from './visibility';

/** The only module that imports the compiled content. It leaves drafts out of production. */

export type {
  Biography,
  Diagram,
  Doc,
  Experiment,
  PageMeta,
  Profile,
  Project,
  ResumeOverview,
  Role,
} from 'contentlayer/generated';
export { allPageMeta, boardGameCollection, profile, resumeOverview } from 'contentlayer/generated';
export type AstroPhoto = Marked<AstroPhotoDocument>;
export type GearGroup = Marked<GearGroupDocument>;

export const astroPhotos = shown(allAstroPhotos);
export const biographies = shown(allBiographies);
export const diagrams = shown(allDiagrams);
export const docs = shown(allDocs);
export const experiments = shown(allExperiments);
export const gearGroups = shown(allGearGroups);
export const projects = shown(allProjects);
export const roles = shown(allRoles);

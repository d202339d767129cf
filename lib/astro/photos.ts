import { collect, type DocumentOf, getDocuments } from '../content/documents';
import { compareAge, createPhoto } from './photo/photo';

export type GearGroup = DocumentOf<'GearGroup'>;

const gearGroups = getDocuments('GearGroup').toSorted((a, b) => a.order - b.order);

export function getGearGroups(): GearGroup[] {
  return gearGroups;
}

const photos = getDocuments('AstroPhoto')
  .map((document) => createPhoto(document, gearGroups))
  .toSorted(compareAge);

export const {
  getAll: getAllPhotos,
  getListed: getPhotos,
  find: getPhoto,
  findNeighbors: getPhotoNeighbors,
} = collect(photos);

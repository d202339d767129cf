import { type DocumentOf, getDocuments, neighborsIn } from '../content/documents';
import { listed } from '../content/visibility';
import { compareAge, createPhoto, type Photo } from './photo/photo';

export type GearGroup = DocumentOf<'GearGroup'>;

const gearGroups = getDocuments('GearGroup').toSorted((a, b) => a.order - b.order);

export function getGearGroups(): GearGroup[] {
  return gearGroups;
}

const allPhotos = getDocuments('AstroPhoto')
  .map((document) => createPhoto(document, gearGroups))
  .toSorted(compareAge);

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

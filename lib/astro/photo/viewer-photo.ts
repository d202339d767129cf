import { readCatalogue } from '../field/catalogue';
import { type FieldMarks, fieldMarks } from '../field/field-marks';
import type { Plate } from '../sky/plate';
import type { Photo } from './photo';
import type { Picture } from './picture';

export interface ViewerPhoto {
  title: string;
  folder: string;
  picture: Picture;
  plate?: Plate;
  marks?: FieldMarks;
}

export function viewerPhoto({ title, picture, solution }: Photo, folder: string): ViewerPhoto {
  const { width, height } = picture;
  const { ra, dec, scale, rotation, mirrored } = solution ?? {};
  if (ra === undefined || dec === undefined || !scale || rotation === undefined) return { title, folder, picture };
  const plate: Plate = { ra, dec, scale, rotation, mirrored, width, height };
  return { title, folder, picture, plate, marks: fieldMarks(plate, readCatalogue()) };
}

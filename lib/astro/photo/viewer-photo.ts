import { layOutSheet } from '../atlas/layout';
import { createFieldMarks, type FieldMarks } from '../field/field-marks';
import { readCatalogue } from '../sky/catalogue';
import type { Plate } from '../sky/plate';
import type { Photo } from './photo';
import type { Picture } from './picture';

export interface ViewerPhoto {
  title: string;
  folder: string;
  picture: Picture;
  plate?: Plate;
  marks?: FieldMarks;
  /** A drawn plate shows its names at first. */
  isDrawn: boolean;
}

export function createViewerPhoto({ title, picture, solution, rendered }: Photo, folder: string): ViewerPhoto {
  const plain = { title, folder, picture, isDrawn: rendered !== undefined };
  if (!solution) return plain;
  const { ra, dec, scale, rotation, mirrored, distortion, projection } = solution;
  const { width, height } = picture;
  const plate: Plate = { ra, dec, scale, rotation, mirrored, distortion, projection, width, height };
  const area = rendered && layOutSheet(picture).map;
  return { ...plain, plate, marks: createFieldMarks(plate, readCatalogue(), area) };
}

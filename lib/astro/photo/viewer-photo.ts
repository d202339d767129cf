import { findMap } from '../atlas/layout';
import { createLabels, type FieldLabel } from '../field/labels';
import { readCatalogue } from '../sky/catalogue';
import type { Plate } from '../sky/plate';
import type { Photo } from './photo';
import type { Picture } from './picture';

export interface ViewerPhoto {
  title: string;
  folder: string;
  picture: Picture;
  labels?: FieldLabel[];
  isDrawn: boolean;
}

export function createViewerPhoto({ title, picture, solution, rendered }: Photo, folder: string): ViewerPhoto {
  const plain = { title, folder, picture, isDrawn: rendered !== undefined };
  if (!solution) return plain;
  const { ra, dec, scale, rotation, mirrored, distortion, projection } = solution;
  const { width, height } = picture;
  const plate: Plate = { ra, dec, scale, rotation, mirrored, distortion, projection, width, height };
  const area = rendered && findMap(picture);
  return { ...plain, labels: createLabels(plate, readCatalogue(), area) };
}

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
  const plate: Plate = { ...solution, width: picture.width, height: picture.height };
  const area = rendered && findMap(picture);
  return { ...plain, labels: createLabels(plate, readCatalogue(), area) };
}

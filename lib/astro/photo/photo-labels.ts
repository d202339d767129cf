import { findMap } from '../atlas/layout';
import { createLabels } from '../field/labels';
import { readCatalogue } from '../sky/catalogue';
import type { Photo } from './photo';

/** Undefined if the field is not known. Labels of a drawn plate stay within its map. */
export function photoLabels({ picture, solution, rendered }: Photo) {
  const { width, height } = picture;
  return solution && createLabels({ ...solution, width, height }, readCatalogue(), rendered && findMap(picture));
}

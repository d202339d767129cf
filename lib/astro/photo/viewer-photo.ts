import { findMap } from '../atlas/layout';
import { createLabels } from '../field/labels';
import { readCatalogue } from '../sky/catalogue';
import type { Photo } from './photo';

export type ViewerPhoto = ReturnType<typeof createViewerPhoto>;

export function createViewerPhoto({ title, picture, solution, rendered }: Photo) {
  const { width, height } = picture;
  const area = rendered && findMap(picture);
  const labels = solution && createLabels({ ...solution, width, height }, readCatalogue(), area);
  return { title, picture, labels, isDrawn: rendered !== undefined };
}

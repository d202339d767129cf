import type { Photo } from '../photo/photo';
import { pictureFolder, pictureUrl } from '../photo/picture';
import { fieldSize } from '../sky/plate';
import type { Target } from './rig-targets';

/** Pixels: the drawing is small. */
const WIDTH = 960;

/** Pictures with a plate solution, as objects under a field of view. `base` is the address of all photographs. */
export function rigFields(photos: readonly Photo[], base: string): Target[] {
  return photos.flatMap(({ slug, title, picture, solution, rendered }) => {
    if (!solution || solution.mirrored) return [];
    const { ra, dec, scale, rotation } = solution;
    const size = fieldSize({ scale, width: picture.width, height: picture.height });
    const width = picture.widths.find((each) => each >= WIDTH) ?? picture.width;
    const src = pictureUrl(pictureFolder(base, slug), width, 'webp');
    return {
      value: slug,
      label: rendered ? `${title} (rendered field)` : title,
      name: rendered ? `“${title}”, a rendered field to magnitude ${rendered.limitingMagnitude}` : `“${title}”`,
      ...{ ra, dec, extent: size.height, stars: [], outlines: [] },
      picture: { src, ...size, rotation },
    };
  });
}

/** Whether a field of view lies inside of the picture; objects have no edge. */
export function holds({ picture }: Target, field: { width: number; height: number }): boolean {
  return !picture || (field.width <= picture.width && field.height <= picture.height);
}

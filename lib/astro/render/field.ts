import { hash, mulberry32 } from '../../random';
import { type Plate, skyToPixel } from '../sky/plate';
import type { CatalogueStar } from './catalogue';
import { sensorScale, WIDE_RIG } from './instrument';
import { expose } from './noise';
import { addStars, type Exposure, skyElectrons, skyPlanes } from './scene';
import { stretch } from './stretch';

export interface Field {
  name: string;
  title: string;
  description: string;
  object: { name: string; catalogue?: string[]; type: 'star-field' | 'open-cluster' };
  /** Position of the object in degrees, J2000. */
  ra: number;
  dec: number;
  /** Center and extent. One exposure covers 6,720 × 4,480 pixels of the sensor, a mosaic covers more. */
  view: { ra: number; dec: number; rotation: number; width: number; height: number };
  /** Width of the rendering in pixels. Default: 1,920 pixels on the longer side. */
  width?: number;
  /** Markdown. */
  prose: string;
}

/** A minute and a half under a rural sky (Bortle class 3), with stars as wide as a good night gives them at 250 mm. */
const EXPOSURE: Exposure = { instrument: WIDE_RIG, seconds: 90, starWidth: 10, sky: 21.5, gradient: 0.03 };

/** Exposures in each state of a picture. */
export const FRAMES = { final: 64, single: 1 };

const LONGER_SIDE = 1920;

export function plateOf(
  { view, ...field }: Pick<Field, 'view' | 'width'>,
  width = renderedWidth({ view, ...field }),
): Plate {
  const { ra, dec, rotation } = view;
  const scale = (sensorScale(WIDE_RIG) * view.width) / width;
  return { ra, dec, rotation, scale, width, height: Math.round((width * view.height) / view.width) };
}

function renderedWidth({ view, width }: Pick<Field, 'view' | 'width'>): number {
  return width ?? Math.round((LONGER_SIDE * view.width) / Math.max(view.width, view.height));
}

export function starsIn(field: Field, stars: CatalogueStar[]): CatalogueStar[] {
  const plate = plateOf(field);
  return stars.filter((star) => {
    const at = skyToPixel(plate, star);
    return at && at.x >= 0 && at.x < plate.width && at.y >= 0 && at.y < plate.height;
  });
}

export function render(field: Field, stars: CatalogueStar[]): Rendering {
  const plate = plateOf(field);
  const planes = skyPlanes(plate, EXPOSURE);
  addStars(planes, stars, plate, EXPOSURE);
  const pixels = (state: keyof typeof FRAMES) => {
    const random = mulberry32(hash(`${field.name} ${state}`));
    const binning = field.view.width / plate.width;
    const exposed = expose(planes, { instrument: WIDE_RIG, frames: FRAMES[state], binning }, random);
    return stretch(exposed, skyElectrons(EXPOSURE), WIDE_RIG);
  };
  return { plate, pixels };
}

export interface Rendering {
  plate: Plate;
  /** Bytes of the finished stack or of one exposure, three to a pixel. The same field gives the same bytes. */
  pixels: (state: keyof typeof FRAMES) => Uint8Array;
}

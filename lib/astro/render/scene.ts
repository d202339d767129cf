import { type PicturePoint, type Plate, skyToPixel } from '../sky/plate';
import type { CatalogueStar } from './catalogue';
import { response } from './color';
import { type Instrument, type Rgb, sensorScale } from './instrument';
import { pointSpread, reach } from './point-spread';

/** Electrons that one pixel of the sensor collects in one exposure, a plane for each color. */
export type Planes = [red: Float32Array, green: Float32Array, blue: Float32Array];

export interface Exposure {
  instrument: Instrument;
  seconds: number;
  /** Full width of a star at half maximum on the sensor: seeing, guiding, optics and color filters. Arcseconds. */
  starWidth: number;
  /** Brightness of the sky at the center, in magnitudes per square arcsecond. */
  sky: number;
  /** Extra brightness of the sky at the lower edge, as a fraction of its brightness at the center. */
  gradient: number;
}

/** B − V of a star whose color was not measured, and of the sky. */
const USUAL_COLOR = 0.65;

/** Resampling to the scale of the picture widens a star by this many pixels of the picture. */
const RESAMPLED = 1.4;

/** Electrons per square arcsecond that a star is followed to. */
const LEAST = 0.003;

/** Electrons of one exposure from a source of this magnitude, if all pixels had the color. */
export function electrons(magnitude: number, colorIndex: number, { instrument, seconds }: Exposure): Rgb {
  const light = seconds * 10 ** (-0.4 * magnitude);
  const [red, green, blue] = response(instrument, colorIndex);
  return [red * light, green * light, blue * light];
}

/** Electrons of the sky on one pixel of the sensor at the center. */
export function skyElectrons(exposure: Exposure): Rgb {
  const area = sensorScale(exposure.instrument) ** 2;
  return electrons(exposure.sky - 2.5 * Math.log10(area), USUAL_COLOR, exposure);
}

export function skyPlanes({ width, height }: Plate, exposure: Exposure): Planes {
  const plane = (sky: number) =>
    Float32Array.from({ length: width * height }, (_, index) => {
      const below = (Math.floor(index / width) + 0.5) / height - 0.5;
      return sky * (1 + 2 * exposure.gradient * below);
    });
  const [red, green, blue] = skyElectrons(exposure);
  return [plane(red), plane(green), plane(blue)];
}

/** Adds the stars, and the glow of those outside of the picture. */
export function addStars(planes: Planes, stars: CatalogueStar[], plate: Plate, exposure: Exposure): void {
  const spread = pointSpread(Math.hypot(exposure.starWidth, RESAMPLED * plate.scale));
  for (const star of stars) {
    const at = skyToPixel(plate, star);
    if (at) addStar(planes, electrons(star.magnitude, star.colorIndex ?? USUAL_COLOR, exposure), at);
  }

  function addStar([red, green, blue]: Planes, light: Rgb, { x, y }: PicturePoint) {
    const radius = reach(spread, light[1], LEAST) / plate.scale;
    const [left, right] = [Math.max(0, Math.floor(x - radius)), Math.min(plate.width, Math.ceil(x + radius))];
    const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(plate.height, Math.ceil(y + radius))];
    const area = sensorScale(exposure.instrument) ** 2;
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const index = row * plate.width + column;
        const share = area * spread(Math.hypot(column + 0.5 - x, row + 0.5 - y) * plate.scale);
        red[index] = (red[index] ?? 0) + light[0] * share;
        green[index] = (green[index] ?? 0) + light[1] * share;
        blue[index] = (blue[index] ?? 0) + light[2] * share;
      }
    }
  }
}

import { type Distortion, distort, undistort } from './distortion';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Plate extends Size {
  /** Photographs are gnomonic (TAN), which is the default; drawn charts are stereographic (STG). */
  projection?: 'TAN' | 'STG' | undefined;
  /** Right ascension and declination of the center in degrees, J2000. */
  ra: number;
  dec: number;
  /** Arc seconds per pixel. */
  scale: number;
  /** Position angle of the upward direction: degrees from north through east. */
  rotation: number;
  mirrored?: boolean | undefined;
  distortion?: Distortion | undefined;
}

export interface SkyPoint {
  ra: number;
  dec: number;
}

/** Pixels from the top left corner, with y downward. The center of the first pixel is (0.5, 0.5). */
export interface PicturePoint {
  x: number;
  y: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

const DEGREE = Math.PI / 180;
const ARC_SECOND = DEGREE / 3600;

function findAxes({ rotation, mirrored }: Plate): { right: [number, number]; up: [number, number] } {
  const sine = Math.sin(rotation * DEGREE);
  const cosine = Math.cos(rotation * DEGREE);
  return { right: mirrored ? [cosine, -sine] : [-cosine, sine], up: [sine, cosine] };
}

/**
 * Undefined from 90° off the center of a gnomonic picture, and at the point opposite that of a stereographic one.
 * @see Calabretta and Greisen (A&A 395, 1077, 2002), sections 5.1.3 and 5.1.4
 */
export function skyToPixel(plate: Plate, { ra, dec }: SkyPoint): PicturePoint | undefined {
  const turn = (ra - plate.ra) * DEGREE;
  const from = plate.dec * DEGREE;
  const to = dec * DEGREE;
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  const depth = plate.projection === 'STG' ? (1 + cosine) / 2 : cosine;
  if (depth <= 1e-9) return undefined;
  const east = (Math.cos(to) * Math.sin(turn)) / depth;
  const north = (Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn)) / depth;
  const { right, up } = findAxes(plate);
  const pixel = plate.scale * ARC_SECOND;
  const ideal = { x: (east * right[0] + north * right[1]) / pixel, y: -(east * up[0] + north * up[1]) / pixel };
  // The polynomial was fitted to the picture. Far outside, it can move objects back into it.
  if (plate.distortion && Math.hypot(ideal.x, ideal.y) > Math.hypot(plate.width, plate.height)) return undefined;
  const shown = plate.distortion ? distort(plate.distortion, ideal, plate.width) : ideal;
  return { x: plate.width / 2 + shown.x, y: plate.height / 2 + shown.y };
}

export function pixelToSky(plate: Plate, { x, y }: PicturePoint): SkyPoint {
  const { right, up } = findAxes(plate);
  const pixel = plate.scale * ARC_SECOND;
  const shown = { x: x - plate.width / 2, y: y - plate.height / 2 };
  const ideal = plate.distortion ? undistort(plate.distortion, shown, plate.width) : shown;
  const toRight = ideal.x * pixel;
  const toTop = -ideal.y * pixel;
  const east = toRight * right[0] + toTop * up[0];
  const north = toRight * right[1] + toTop * up[1];
  const from = plate.dec * DEGREE;
  // A stereographic distance r is that of the gnomonic point r / (1 - r²/4).
  const depth = plate.projection === 'STG' ? 1 - (toRight ** 2 + toTop ** 2) / 4 : 1;
  const forward = depth * Math.cos(from) - north * Math.sin(from);
  const ra = plate.ra + Math.atan2(east, forward) / DEGREE;
  const dec = Math.atan2(depth * Math.sin(from) + north * Math.cos(from), Math.hypot(east, forward)) / DEGREE;
  return { ra: ((ra % 360) + 360) % 360, dec };
}

export function listCorners({ left, top, width, height }: Area): PicturePoint[] {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}

export function isInside({ left, top, width, height }: Area, { x, y }: PicturePoint): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

/** Degrees along the two lines through the center. */
export function measureField({ scale, width, height, projection }: Omit<Plate, 'ra' | 'dec' | 'rotation'>) {
  const power = projection === 'STG' ? 2 : 1;
  const angle = (pixels: number) => (2 * power * Math.atan(((pixels / 2) * scale * ARC_SECOND) / power)) / DEGREE;
  return { width: angle(width), height: angle(height) };
}

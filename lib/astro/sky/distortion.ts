import type { PicturePoint } from './plate';

/**
 * Coefficients of polynomials in x and y, by ascending degree: 1, x, y, x², xy, y²… Their sum moves a point
 * of an undistorted picture to its place in the distorted one. Points are relative to the center, and points and
 * offsets are in widths of the picture.
 */
export interface Distortion {
  x: number[];
  y: number[];
}

/** The place of an undistorted point, both in pixels from the center of a picture that is `width` pixels wide. */
export function distort({ x, y }: Distortion, point: PicturePoint, width: number): PicturePoint {
  const terms = listTerms(point.x / width, point.y / width, x.length);
  return { x: point.x + sum(terms, x) * width, y: point.y + sum(terms, y) * width };
}

/** The inverse, by iteration: offsets are small and change slowly. */
export function undistort(distortion: Distortion, point: PicturePoint, width: number): PicturePoint {
  let found = point;
  for (let step = 0; step < 12; step += 1) {
    const reached = distort(distortion, found, width);
    found = { x: found.x + point.x - reached.x, y: found.y + point.y - reached.y };
  }
  return found;
}

export function listTerms(x: number, y: number, count: number): number[] {
  const terms: number[] = [];
  for (let degree = 0; terms.length < count; degree += 1) {
    for (let power = 0; power <= degree; power += 1) terms.push(x ** (degree - power) * y ** power);
  }
  return terms;
}

function sum(terms: number[], coefficients: number[]): number {
  return coefficients.reduce((total, coefficient, index) => total + coefficient * (terms[index] as number), 0);
}

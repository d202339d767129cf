import { type Distortion, distort, listTerms } from '../../sky/distortion';
import { type PicturePoint, type Plate, type SkyPoint, skyToPixel } from '../../sky/plate';

const GRID = 13;
/** Pixels of the header's image. Less needs no distortion. */
const TOLERANCE = 0.2;
const HIGHEST_DEGREE = 6;

/** A plate without its size, which depends on the picture's files. */
export type Solution = Required<Pick<Plate, 'ra' | 'dec' | 'scale' | 'rotation'>> & {
  mirrored?: true;
  distortion?: Distortion;
};

/**
 * The plate that maps pixels as `toSky` does, to a fifth of a pixel: position, scale and angle, and for the rest a
 * polynomial. Undefined if no polynomial of degree 6 does.
 */
export function fitPlate(
  toSky: (point: PicturePoint) => SkyPoint,
  width: number,
  height: number,
): Solution | undefined {
  const center = { x: width / 2, y: height / 2 };
  const origin = toSky(center);
  // One degree to the pixel, with the axes of the sky: x to the west and y to the south.
  const sky: Plate = { ...origin, scale: 3600, rotation: 0, width: 0, height: 0 };
  const points = listPoints(width, height).flatMap((pixel) => {
    const place = skyToPixel(sky, toSky(pixel));
    return place ? [{ pixel, place }] : [];
  });
  const plate: Plate = { ...origin, ...fitSimilarity(points, center), width, height };
  const { ra, dec, scale, rotation } = plate;
  const found: Solution = { ra, dec, scale, rotation, ...(plate.mirrored && { mirrored: true }) };
  const pairs = points.flatMap(({ pixel }) => {
    const ideal = skyToPixel(plate, toSky(pixel));
    return ideal ? [{ ideal, pixel }] : [];
  });
  if (pairs.every(({ ideal, pixel }) => Math.hypot(ideal.x - pixel.x, ideal.y - pixel.y) < TOLERANCE)) return found;
  for (let degree = 1; degree <= HIGHEST_DEGREE; degree += 1) {
    const distortion = fitDistortion(pairs, center, width, ((degree + 1) * (degree + 2)) / 2);
    if (measureError(distortion, pairs, center, width) < TOLERANCE) return { ...found, distortion };
  }
  return undefined;
}

function listPoints(width: number, height: number): PicturePoint[] {
  const shares = Array.from({ length: GRID }, (_, index) => index / (GRID - 1));
  return shares.flatMap((x) => shares.map((y) => ({ x: x * width, y: y * height })));
}

interface Pair {
  ideal: PicturePoint;
  pixel: PicturePoint;
}

/** Scale and angle by least squares, with and without a mirror. The better fit counts. */
function fitSimilarity(points: { pixel: PicturePoint; place: PicturePoint }[], center: PicturePoint) {
  const fits = [1, -1].map((side) => {
    // In the plane with east to the left and north up, turned so that "up" of the picture is the position angle.
    let along = 0;
    let across = 0;
    let size = 0;
    for (const { pixel, place } of points) {
      const right = side * (pixel.x - center.x);
      const up = center.y - pixel.y;
      along += place.x * right - place.y * up;
      across += -place.x * up - place.y * right;
      size += right ** 2 + up ** 2;
    }
    return { side, along: along / size, across: across / size, strength: Math.hypot(along, across) };
  });
  const best = fits.reduce((a, b) => (b.strength > a.strength ? b : a));
  const degrees = (Math.atan2(best.across, best.along) * 180) / Math.PI;
  return {
    scale: Math.hypot(best.along, best.across) * 3600,
    rotation: (degrees + 360) % 360,
    mirrored: best.side < 0,
  };
}

function fitDistortion(pairs: Pair[], center: PicturePoint, width: number, count: number): Distortion {
  const rows = pairs.map(({ ideal }) => listTerms((ideal.x - center.x) / width, (ideal.y - center.y) / width, count));
  const solve = (axis: 'x' | 'y') => {
    const offsets = pairs.map(({ ideal, pixel }) => (pixel[axis] - ideal[axis]) / width);
    return solveLeastSquares(rows, offsets).map((value) => Number(value.toPrecision(7)));
  };
  return { x: solve('x'), y: solve('y') };
}

function measureError(distortion: Distortion, pairs: Pair[], center: PicturePoint, width: number): number {
  const errors = pairs.map(({ ideal, pixel }) => {
    const reached = distort(distortion, { x: ideal.x - center.x, y: ideal.y - center.y }, width);
    return Math.hypot(reached.x + center.x - pixel.x, reached.y + center.y - pixel.y);
  });
  return Math.max(...errors);
}

function solveLeastSquares(rows: number[][], values: number[]): number[] {
  const count = rows[0]?.length ?? 0;
  const table = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (_, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
    rows.reduce((sum, row, index) => sum + (row[i] ?? 0) * (values[index] ?? 0), 0),
  ]);
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    const chosen = table[pivot] as number[];
    table[pivot] = table[column] as number[];
    table[column] = chosen;
    for (let row = 0; row < count; row += 1) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      table[row] = (table[row] as number[]).map((value, index) => value - factor * (chosen[index] ?? 0));
    }
  }
  return table.map((row, index) => (row[count] ?? 0) / (row[index] ?? 1));
}

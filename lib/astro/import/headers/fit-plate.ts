import { type Distortion, distort, listTerms } from '../../sky/distortion';
import { type PicturePoint, type Plate, type SkyPoint, skyToPixel } from '../../sky/plate';

const GRID = 13;
/** Largest error in pixels of the header's image. */
const TOLERANCE = 0.2;
const HIGHEST_DEGREE = 6;

/** A plate without its size, which depends on the picture's files. */
export type Solution = Required<Pick<Plate, 'ra' | 'dec' | 'scale' | 'rotation'>> & {
  mirrored?: true;
  distortion?: Distortion;
};

/** The plate that matches `toSky` within TOLERANCE. Undefined if a polynomial of HIGHEST_DEGREE is not enough. */
export function fitPlate(
  toSky: (point: PicturePoint) => SkyPoint,
  width: number,
  height: number,
): Solution | undefined {
  const found = fitCenter(toSky, { x: width / 2, y: height / 2 });
  const plate: Plate = { ...found, width, height };
  const toShare = ({ x, y }: PicturePoint) => ({ x: x / width - 0.5, y: (y - height / 2) / width });
  const pairs = listPoints(width, height).flatMap((pixel) => {
    const ideal = skyToPixel(plate, toSky(pixel));
    return ideal ? [{ ideal: toShare(ideal), pixel: toShare(pixel) }] : [];
  });
  if (measureError({ x: [0], y: [0] }, pairs) * width < TOLERANCE) return found;
  for (let degree = 1; degree <= HIGHEST_DEGREE; degree += 1) {
    const distortion = fitDistortion(pairs, ((degree + 1) * (degree + 2)) / 2);
    if (measureError(distortion, pairs) * width < TOLERANCE) return { ...found, distortion };
  }
  return undefined;
}

function listPoints(width: number, height: number): PicturePoint[] {
  const shares = Array.from({ length: GRID }, (_, index) => index / (GRID - 1));
  return shares.flatMap((x) => shares.map((y) => ({ x: x * width, y: y * height })));
}

/** Offsets from the center, in widths of the picture. */
interface Pair {
  ideal: PicturePoint;
  pixel: PicturePoint;
}

/** Position, scale and angle at the center, from the pixels to the right of it and above it. */
function fitCenter(toSky: (point: PicturePoint) => SkyPoint, { x, y }: PicturePoint): Solution {
  const origin = toSky({ x, y });
  // One pixel is one degree. The x axis points west, the y axis south.
  const sky: Plate = { ...origin, scale: 3600, rotation: 0, width: 0, height: 0 };
  const right = skyToPixel(sky, toSky({ x: x + 1, y })) ?? { x: 0, y: 0 };
  const up = skyToPixel(sky, toSky({ x, y: y - 1 })) ?? { x: 0, y: 0 };
  const isMirrored = up.x * right.y - up.y * right.x < 0;
  const side = isMirrored ? -1 : 1;
  const north = (side * right.x - up.y) / 2;
  const east = (-side * right.y - up.x) / 2;
  return {
    ...origin,
    scale: Math.hypot(north, east) * 3600,
    rotation: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
    ...(isMirrored && { mirrored: true }),
  };
}

function fitDistortion(pairs: Pair[], count: number): Distortion {
  const rows = pairs.map(({ ideal }) => listTerms(ideal.x, ideal.y, count));
  const solve = (axis: 'x' | 'y') => {
    const offsets = pairs.map(({ ideal, pixel }) => pixel[axis] - ideal[axis]);
    return solveLeastSquares(rows, offsets).map((value) => Number(value.toPrecision(7)));
  };
  return { x: solve('x'), y: solve('y') };
}

function measureError(distortion: Distortion, pairs: Pair[]): number {
  const errors = pairs.map(({ ideal, pixel }) => {
    const reached = distort(distortion, ideal, 1);
    return Math.hypot(reached.x - pixel.x, reached.y - pixel.y);
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

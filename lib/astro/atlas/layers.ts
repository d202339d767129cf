import { lazy } from '../../memoize';
import { type Features, type Position, readCelestial, type Star, toPoint } from '../sky/catalogue';
import {
  type Area,
  isInside,
  listCorners,
  type PicturePoint,
  type Plate,
  type SkyPoint,
  skyToPixel,
} from '../sky/plate';
import { clipRing, drawRounded, isNear, mix } from './clip';

type Constellations = Features<{ properties: { la: string } }, Position>;

const readMilkyWay = lazy(() => readCelestial<Features<object, Position[][]>>('milkyway').features);
const readFigures = lazy(() => readCelestial<Features<object, Position[][]>>('constellations.lines').features);
const readConstellations = lazy(() => readCelestial<Constellations>('constellations').features);

/** The northern galactic pole, which is outside the Milky Way. */
const POLE: SkyPoint = { ra: 192.86, dec: 27.13 };
/** Degrees between the points of a grid line. Closer points, rounded to whole pixels, would make it uneven. */
const STEP = 4;

export function plotStars(plate: Plate, stars: Star[], area: Area): (Star & PicturePoint)[] {
  return stars.flatMap((star) => {
    const point = skyToPixel(plate, star);
    return point && isInside(area, point) ? [{ ...star, ...point }] : [];
  });
}

/** Outlines, faintest first, for `fill-rule="evenodd"`. They are clipped after projection, to avoid false edges. */
export function drawMilkyWay(plate: Plate, area: Area): string[] {
  const dark = skyToPixel(plate, POLE);
  return readMilkyWay().map(({ geometry: { coordinates } }) => {
    const rings = coordinates.map((ring) => ring.flatMap((position) => skyToPixel(plate, toPoint(position)) ?? []));
    const crossings = dark ? rings.filter((ring) => surrounds(ring, dark)).length : 0;
    // The point opposite the center is inside: everything is inverted.
    const around = crossings % 2 === 1 ? [listCorners(area)] : [];
    const clipped = [...rings.map((ring) => clipRing(ring, area)), ...around].filter((ring) => ring.length > 2);
    return clipped.map((ring) => `${drawRounded(ring)}Z`).join('');
  });
}

export function drawFigures(plate: Plate, area: Area): string {
  const lines = readFigures().flatMap(({ geometry: { coordinates } }) => coordinates);
  return lines.map((line) => drawLine(plate, line.map(toPoint), area)).join('');
}

export function drawGrid(plate: Plate, area: Area): string {
  const meridians = range(0, 23, 1).map((hour) => drawLine(plate, traceMeridian(hour), area));
  const parallels = range(-80, 80, 10).map((dec) => {
    const line = range(0, 360, STEP).map((ra) => ({ ra, dec }));
    return drawLine(plate, line, area);
  });
  return [...meridians, ...parallels].join('');
}

export function traceMeridian(hour: number): SkyPoint[] {
  return range(-89, 89, STEP).map((dec) => ({ ra: hour * 15, dec }));
}

/** Where meridians cross a horizontal line: pixels from the left. */
export function labelMeridians(plate: Plate, area: Area, hours: number[], y: number) {
  return hours.flatMap((value) => {
    const at = cross(plate, traceMeridian(value), (point) => point.y - y)?.x;
    return at !== undefined && at >= area.left && at <= area.left + area.width ? [{ value, at: Math.round(at) }] : [];
  });
}

/** Where parallels cross a vertical line: pixels from the top. */
export function labelParallels(plate: Plate, area: Area, degrees: number[], x: number) {
  return degrees.flatMap((value) => {
    const line = range(plate.ra - 60, plate.ra + 60, STEP).map((ra) => ({ ra, dec: value }));
    const at = cross(plate, line, (point) => point.x - x)?.y;
    return at !== undefined && at >= area.top && at <= area.top + area.height ? [{ value, at: Math.round(at) }] : [];
  });
}

export function labelConstellations(plate: Plate, area: Area): (PicturePoint & { id: string; name: string })[] {
  return readConstellations().flatMap(({ id, properties, geometry }) => {
    const point = skyToPixel(plate, toPoint(geometry.coordinates));
    if (!point || !isInside(area, point)) return [];
    return [{ id, name: properties.la, x: Math.round(point.x), y: Math.round(point.y) }];
  });
}

/** The segments of a line that can be seen in the area, as SVG path data. The drawing cuts them at its edge. */
export function drawLine(plate: Plate, line: SkyPoint[], area: Area): string {
  const pieces: PicturePoint[][] = [];
  let end: PicturePoint | undefined;
  for (const point of line) {
    const from = end;
    const to = skyToPixel(plate, point);
    end = to;
    // Near the point opposite the center, neighbors are on opposite sides of the plate.
    const isShort = from && to && Math.hypot(to.x - from.x, to.y - from.y) < 20 * plate.width;
    if (!isShort || !isNear(area, from, to)) continue;
    if (pieces.at(-1)?.at(-1) === from) pieces.at(-1)?.push(to);
    else pieces.push([from, to]);
  }
  return pieces.map(drawRounded).join('');
}

export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

/** Where a line crosses a side. The crossing nearest the center counts. */
function cross(plate: Plate, line: SkyPoint[], distance: (point: PicturePoint) => number): PicturePoint | undefined {
  const points = line.flatMap((point) => skyToPixel(plate, point) ?? []);
  const crossings = points.slice(1).flatMap((to, index) => {
    const from = points[index] as PicturePoint;
    const before = distance(from);
    const after = distance(to);
    if (before * after > 0 || before === after) return [];
    return [mix(from, to, before / (before - after))];
  });
  const reach = ({ x, y }: PicturePoint) => Math.hypot(x - plate.width / 2, y - plate.height / 2);
  return crossings.toSorted((a, b) => reach(a) - reach(b))[0];
}

/** Even-odd rule. */
function surrounds(ring: PicturePoint[], { x, y }: PicturePoint): boolean {
  const hits = ring.filter((to, index) => {
    const from = ring.at(index - 1) ?? to;
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  });
  return hits.length % 2 === 1;
}

import { lazy } from '../../memoize';
import { type Position, readCelestial, type Star, toPoint } from '../sky/catalogue';
import { type Area, isInside, type PicturePoint, type Plate, type SkyPoint, skyToPixel } from '../sky/plate';
import { clipLine, clipRing, drawPath } from './clip';

interface Lines {
  features: { id: string; geometry: { coordinates: Position[][] } }[];
}

interface ConstellationFile {
  features: { id: string; properties: { la: string }; geometry: { coordinates: Position } }[];
}

const readMilkyWay = lazy(() => readCelestial<Lines>('milkyway').features);
const readFigures = lazy(() => readCelestial<Lines>('constellations.lines').features);
const readConstellations = lazy(() => readCelestial<ConstellationFile>('constellations').features);

/** The northern galactic pole, which is outside the Milky Way. */
const POLE: SkyPoint = { ra: 192.86, dec: 27.13 };
/** The Coathanger, which is no constellation: a bar of six stars, and a hook. */
const COATHANGER: Position[][] = [
  [
    [-67.663, 20.28],
    [-68.025, 20.247],
    [-68.373, 20.259],
    [-68.657, 20.272],
    [-69.055, 20.264],
    [-69.199, 20.278],
  ],
  [
    [-68.373, 20.259],
    [-68.445, 20.098],
    [-68.38, 19.892],
    [-68.631, 19.798],
    [-68.815, 19.939],
  ],
];
/** Degrees between the points of a curve of the grid. */
const STEP = 0.5;

export interface PlottedStar extends Star, PicturePoint {}

export function plotStars(plate: Plate, stars: Star[], area: Area, faintest: number): PlottedStar[] {
  return stars.flatMap((star) => {
    if (star.magnitude > faintest) return [];
    const point = skyToPixel(plate, star);
    return point && isInside(area, point) ? [{ ...star, ...point }] : [];
  });
}

/**
 * Outlines of the Milky Way, the faintest first, each a path for `fill-rule="evenodd"`. Rings are projected whole and
 * then clipped, so that no edge is drawn where there is none.
 */
export function drawMilkyWay(plate: Plate, area: Area): string[] {
  const dark = skyToPixel(plate, POLE);
  return readMilkyWay().map(({ geometry: { coordinates } }) => {
    const rings = coordinates.map((ring) => ring.flatMap((position) => skyToPixel(plate, toPoint(position)) ?? []));
    const crossings = dark ? rings.filter((ring) => surrounds(ring, dark)).length : 0;
    // The point opposite the center is inside: everything is inverted.
    const around = crossings % 2 === 1 ? [listCorners(area)] : [];
    const clipped = [...rings.map((ring) => clipRing(ring, area)), ...around].filter((ring) => ring.length > 2);
    return clipped.map((ring) => `${drawPath(ring)}Z`).join('');
  });
}

export function drawFigures(plate: Plate, area: Area, digits = 0): string {
  const lines = readFigures().flatMap(({ geometry: { coordinates } }) => coordinates);
  return [...lines, ...COATHANGER].map((line) => drawClipped(plate, line.map(toPoint), area, digits)).join('');
}

/** Meridians every `hours` of right ascension and parallels every `degrees` of declination. */
export function drawGrid(plate: Plate, area: Area, hours: number, degrees: number): string {
  const meridians = range(0, 24 - hours, hours).map((hour) => drawClipped(plate, traceMeridian(hour), area));
  const parallels = range(-90 + degrees, 90 - degrees, degrees).map((dec) => {
    const line = range(0, 360, STEP).map((ra) => ({ ra, dec }));
    return drawClipped(plate, line, area);
  });
  return [...meridians, ...parallels].join('');
}

export function traceMeridian(hour: number): SkyPoint[] {
  return range(-89, 89, STEP).map((dec) => ({ ra: hour * 15, dec }));
}

export interface GridLabel {
  value: number;
  /** Pixels along the side: from the left, or from the top. */
  at: number;
}

/** Where meridians meet the upper or lower side of the area. */
export function labelMeridians(plate: Plate, area: Area, hours: number[], y: number): GridLabel[] {
  return hours.flatMap((hour) => {
    const at = cross(plate, traceMeridian(hour), (point) => point.y - y)?.x;
    return at !== undefined && at >= area.left && at <= area.left + area.width ? [{ value: hour, at }] : [];
  });
}

/** Where parallels meet the left or right side of the area. */
export function labelParallels(plate: Plate, area: Area, degrees: number[], x: number): GridLabel[] {
  return degrees.flatMap((dec) => {
    const line = range(plate.ra - 60, plate.ra + 60, STEP).map((ra) => ({ ra, dec }));
    const at = cross(plate, line, (point) => point.x - x)?.y;
    return at !== undefined && at >= area.top && at <= area.top + area.height ? [{ value: dec, at }] : [];
  });
}

/** Names of constellations whose middle is in the area. */
export function labelConstellations(plate: Plate, area: Area): (PicturePoint & { id: string; name: string })[] {
  return readConstellations().flatMap(({ id, properties, geometry }) => {
    const point = skyToPixel(plate, toPoint(geometry.coordinates));
    return point && isInside(area, point) ? [{ id, name: properties.la, ...point }] : [];
  });
}

export function drawClipped(plate: Plate, line: SkyPoint[], area: Area, digits = 0): string {
  const pieces: PicturePoint[][] = [[]];
  for (const point of line) {
    const pixel = skyToPixel(plate, point);
    if (pixel) pieces.at(-1)?.push(pixel);
    else pieces.push([]);
  }
  return pieces
    .flatMap((piece) => clipLine(piece, area))
    .map((piece) => drawPath(piece, digits))
    .join('');
}

export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

/** Of the crossings with a side, the one nearest the plate. */
function cross(plate: Plate, line: SkyPoint[], distance: (point: PicturePoint) => number): PicturePoint | undefined {
  const points = line.flatMap((point) => skyToPixel(plate, point) ?? []);
  const center = { x: plate.width / 2, y: plate.height / 2 };
  const crossings = points.slice(1).flatMap((to, index) => {
    const from = points[index] as PicturePoint;
    const before = distance(from);
    const after = distance(to);
    if (before * after > 0 || before === after) return [];
    const share = before / (before - after);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
  const reach = ({ x, y }: PicturePoint) => Math.hypot(x - center.x, y - center.y);
  return crossings.toSorted((a, b) => reach(a) - reach(b))[0];
}

function listCorners({ left, top, width, height }: Area): PicturePoint[] {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}

/** Even-odd rule. */
function surrounds(ring: PicturePoint[], { x, y }: PicturePoint): boolean {
  const hits = ring.filter((to, index) => {
    const from = ring.at(index - 1) ?? to;
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  });
  return hits.length % 2 === 1;
}

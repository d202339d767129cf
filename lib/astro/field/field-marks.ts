import { CONSTELLATIONS, type ConstellationAbbreviation } from '../sky/constellations';
import { type Plate, type SkyPoint, skyToPixel } from '../sky/plate';
import type { Border, Catalogue, SkyObject } from './catalogue';
import { type Placement, placeLabels } from './place-labels';

/** A labeled star or object. Positions are fractions of the picture's width and height. */
export interface FieldLabel extends Placement {
  name: string;
  kind: string;
  magnitude?: number | undefined;
  /** Arc minutes. */
  size?: number | undefined;
  x: number;
  y: number;
  /** Fraction of the picture's width. */
  radius?: number | undefined;
}

export interface FieldMarks {
  labels: FieldLabel[];
  /** Lines in pixels of the picture. */
  borders: { between: string[]; path: string }[];
}

const MOST_LABELS = 60;
/** A circle over more than this share of the shorter side would say little. */
const LARGEST_CIRCLE = 0.5;
/** Share of the picture's width below which an object without a name of its own is not labeled. */
const SMALLEST = 1 / 200;
/** Borders follow right ascension and declination, which are curves in the picture. */
const BORDER_STEP = 1;

export function fieldMarks(plate: Plate, { objects, borders }: Catalogue): FieldMarks {
  return { labels: labelsOf(plate, objects), borders: borders.flatMap((border) => borderOf(plate, border)) };
}

/** The most important ones that fit, the brightest first. */
function labelsOf(plate: Plate, objects: SkyObject[]): FieldLabel[] {
  const ranked = objects
    .flatMap((object) => {
      const point = skyToPixel(plate, object);
      if (!point || !contains(plate, point)) return [];
      const radius = radiusOf(plate, object);
      if (radius && radius * 2 < SMALLEST && object.lead === 0) return [];
      return [{ ...object, x: point.x / plate.width, y: point.y / plate.height, radius }];
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, MOST_LABELS);
  const placements = placeLabels(ranked, plate.width / plate.height);
  return ranked.flatMap(({ name, kind, magnitude, size, x, y, radius }, index) => {
    const placement = placements[index];
    return placement ? [{ name, kind, magnitude, size, x: round(x), y: round(y), radius, ...placement }] : [];
  });
}

/** Objects of unknown brightness come after those that small telescopes show. */
function rank({ magnitude = 10, lead }: SkyObject): number {
  return magnitude - lead;
}

function radiusOf({ scale, width, height }: Plate, { size }: SkyObject): number | undefined {
  const radius = size && (size * 60) / scale / 2;
  if (!radius || radius * 2 > Math.min(width, height) * LARGEST_CIRCLE) return undefined;
  return round(radius / width);
}

function borderOf(plate: Plate, { between, lines }: Border): FieldMarks['borders'] {
  const path = lines.map((line) => pathOf(plate, line)).join('');
  const names = between.map(
    (abbreviation) => CONSTELLATIONS[abbreviation as ConstellationAbbreviation] ?? abbreviation,
  );
  return path ? [{ between: names, path }] : [];
}

/** The steps of a line that begin or end in the picture, as SVG path data. */
function pathOf(plate: Plate, line: SkyPoint[]): string {
  const points = line.flatMap((point, index) => (index === 0 ? [point] : stepsTo(line[index - 1] ?? point, point)));
  const pixels = points.map((point) => skyToPixel(plate, point));
  let path = '';
  let isDrawing = false;
  pixels.forEach((point, index) => {
    const before = pixels[index - 1];
    if (point && before && (contains(plate, point) || contains(plate, before))) {
      if (!isDrawing) path += `M${Math.round(before.x)} ${Math.round(before.y)}`;
      path += `L${Math.round(point.x)} ${Math.round(point.y)}`;
      isDrawing = true;
    } else isDrawing = false;
  });
  return path;
}

function stepsTo(from: SkyPoint, to: SkyPoint): SkyPoint[] {
  const turn = ((to.ra - from.ra + 540) % 360) - 180;
  const length = Math.max(Math.abs(turn * Math.cos((to.dec * Math.PI) / 180)), Math.abs(to.dec - from.dec));
  const count = Math.max(1, Math.ceil(length / BORDER_STEP));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return { ra: (from.ra + turn * share + 360) % 360, dec: from.dec + (to.dec - from.dec) * share };
  });
}

function contains({ width, height }: Plate, { x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** A fraction to a tenth of a pixel of a picture of 10,000 pixels. */
function round(fraction: number): number {
  return Math.round(fraction * 1e5) / 1e5;
}

import type { Border, Catalogue, DeepSkyObject, Star } from '../sky/catalogue';
import { CONSTELLATIONS, type ConstellationAbbreviation } from '../sky/constellations';
import { type Plate, type SkyPoint, skyToPixel } from '../sky/plate';
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

/** A part of the picture in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Ranked extends SkyPoint {
  name: string;
  kind: string;
  magnitude?: number;
  size?: number;
  /** Less is more important: the magnitude, and less for what has a name or is in Messier's list. */
  rank: number;
}

const MOST_LABELS = 60;
/** A circle over more than this share of the shorter side would say little. */
const LARGEST_CIRCLE = 0.5;
/** Share of the picture's width below which an object without a name of its own is not labeled. */
const SMALLEST = 1 / 200;
/** Rank of the least important object that a drawn chart shows. */
const LEAST_DRAWN = 8.5;
/** Degrees. Borders follow right ascension and declination, which are curves in the picture. */
const BORDER_STEP = 1;

/** Names and borders of a photograph, or of a chart whose drawn part is `area`. */
export function createFieldMarks(plate: Plate, catalogue: Catalogue, area?: Area): FieldMarks {
  const objects = area ? selectDrawnObjects(catalogue) : catalogue.objects;
  const ranked = [...catalogue.stars.flatMap(rankStar), ...objects.map(rankObject)];
  return {
    labels: placeNames(plate, ranked, area ?? { left: 0, top: 0, width: plate.width, height: plate.height }),
    borders: area ? [] : catalogue.borders.flatMap((border) => drawBorder(plate, border)),
  };
}

/** The deep-sky objects that a drawn chart has a symbol for. */
export function selectDrawnObjects({ objects }: Pick<Catalogue, 'objects'>): DeepSkyObject[] {
  return objects.filter((object) => rankObject(object).rank <= LEAST_DRAWN);
}

function rankStar({ name, hasProperName, ...star }: Star): Ranked[] {
  if (!name) return [];
  const lead = hasProperName ? 2 : /^\d/.test(name) ? 0 : 0.5;
  return [{ ...star, name, kind: 'star', rank: star.magnitude - lead }];
}

/** Objects of unknown brightness come after those that small telescopes show. */
function rankObject({ designation, name, ...object }: DeepSkyObject): Ranked {
  const lead = (designation.startsWith('M ') ? 6 : 0) + (name ? 2 : 0);
  const shown = name ? `${designation} ${name}` : designation;
  return { ...object, name: shown, rank: (object.magnitude ?? 10) - lead };
}

/** The most important ones that fit, the brightest first. */
function placeNames(plate: Plate, objects: Ranked[], area: Area): FieldLabel[] {
  const ranked = objects
    .flatMap((object) => {
      const point = skyToPixel(plate, object);
      if (!point || !contains(area, point)) return [];
      const radius = measureRadius(plate, object);
      const isNamed = object.kind === 'star' || object.rank < (object.magnitude ?? 10);
      if (radius && radius * 2 < SMALLEST && !isNamed) return [];
      return [{ ...object, x: point.x / plate.width, y: point.y / plate.height, radius }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, MOST_LABELS);
  const placements = placeLabels(ranked, plate.width / plate.height);
  return ranked.flatMap(({ name, kind, magnitude, size, x, y, radius }, index) => {
    const placement = placements[index];
    return placement ? [{ name, kind, magnitude, size, x: round(x), y: round(y), radius, ...placement }] : [];
  });
}

function measureRadius({ scale, width, height }: Plate, { size }: Ranked): number | undefined {
  const radius = size && (size * 60) / scale / 2;
  if (!radius || radius * 2 > Math.min(width, height) * LARGEST_CIRCLE) return undefined;
  return round(radius / width);
}

function drawBorder(plate: Plate, { between, lines }: Border): FieldMarks['borders'] {
  const path = lines.map((line) => drawLine(plate, line)).join('');
  const names = between.map(
    (abbreviation) => CONSTELLATIONS[abbreviation as ConstellationAbbreviation] ?? abbreviation,
  );
  return path ? [{ between: names, path }] : [];
}

/** The steps of a line that begin or end in the picture, as SVG path data. */
function drawLine(plate: Plate, line: SkyPoint[]): string {
  const points = line.flatMap((point, index) => (index === 0 ? [point] : divide(line[index - 1] ?? point, point)));
  const pixels = points.map((point) => skyToPixel(plate, point));
  const picture = { left: 0, top: 0, width: plate.width, height: plate.height };
  let path = '';
  let isDrawing = false;
  pixels.forEach((point, index) => {
    const before = pixels[index - 1];
    if (point && before && (contains(picture, point) || contains(picture, before))) {
      if (!isDrawing) path += `M${Math.round(before.x)} ${Math.round(before.y)}`;
      path += `L${Math.round(point.x)} ${Math.round(point.y)}`;
      isDrawing = true;
    } else isDrawing = false;
  });
  return path;
}

function divide(from: SkyPoint, to: SkyPoint): SkyPoint[] {
  const turn = ((to.ra - from.ra + 540) % 360) - 180;
  const length = Math.max(Math.abs(turn * Math.cos((to.dec * Math.PI) / 180)), Math.abs(to.dec - from.dec));
  const count = Math.max(1, Math.ceil(length / BORDER_STEP));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return { ra: (from.ra + turn * share + 360) % 360, dec: from.dec + (to.dec - from.dec) * share };
  });
}

function contains({ left, top, width, height }: Area, { x, y }: { x: number; y: number }): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

/** A fraction to a tenth of a pixel of a picture of 10,000 pixels. */
function round(fraction: number): number {
  return Math.round(fraction * 1e5) / 1e5;
}

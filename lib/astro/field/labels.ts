import { round } from '../../round';
import { findMap } from '../atlas/layout';
import type { Photo } from '../photo/photo';
import { type Catalogue, type DeepSkyObject, readCatalogue, type Star } from '../sky/catalogue';
import { type Area, isInside, type Plate, skyToPixel } from '../sky/plate';
import { placeLabels } from './place-labels';

/** x and y are fractions of the picture's width and height, the radius is a fraction of its width. */
export type FieldLabel = ReturnType<typeof createLabels>[number];

interface Ranked extends Omit<DeepSkyObject, 'designation' | 'name'> {
  name: string;
  /** Sort key, lowest first: the magnitude, reduced for objects that have a name or are in Messier's catalog. */
  rank: number;
}

const MOST_LABELS = 60;
/** Largest diameter of a circle, as a fraction of the picture's shorter side. */
const LARGEST_CIRCLE = 0.5;
/** Share of the picture's width below which an object without a name of its own is not labeled. */
const SMALLEST = 1 / 200;
const LEAST_DRAWN = 8.5;

/** Labels of a photograph, or of a chart whose drawn part is `area`: the most important ones, the brightest first. */
export function createLabels(plate: Plate, catalogue: Catalogue, area?: Area) {
  const objects = catalogue.objects.map(rankObject).filter(({ rank }) => !area || rank <= LEAST_DRAWN);
  const shown = area ?? { left: 0, top: 0, width: plate.width, height: plate.height };
  const ranked = [...catalogue.stars.flatMap(rankStar), ...objects]
    .flatMap((object) => {
      const point = skyToPixel(plate, object);
      if (!point || !isInside(shown, point)) return [];
      const radius = measureRadius(plate, object);
      const isNamed = object.kind === 'star' || object.rank < (object.magnitude ?? 10);
      if (radius && radius * 2 < SMALLEST && !isNamed) return [];
      return [{ ...object, x: point.x / plate.width, y: point.y / plate.height, radius }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, MOST_LABELS);
  const placements = placeLabels(ranked, plate, shown);
  return ranked.flatMap(({ name, kind, magnitude, size, x, y, radius }, index) => {
    const placement = placements[index];
    return placement ? [{ name, kind, magnitude, size, x: round(x, 5), y: round(y, 5), radius, ...placement }] : [];
  });
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

function measureRadius({ scale, width, height }: Plate, { size }: Ranked): number | undefined {
  const radius = size && (size * 60) / scale / 2;
  if (!radius || radius * 2 > Math.min(width, height) * LARGEST_CIRCLE) return undefined;
  return round(radius / width, 5);
}

/** Undefined if the field is not known. Labels of a drawn plate stay within its map. */
export function photoLabels({ picture, solution, rendered }: Photo) {
  const { width, height } = picture;
  return solution && createLabels({ ...solution, width, height }, readCatalogue(), rendered && findMap(picture));
}

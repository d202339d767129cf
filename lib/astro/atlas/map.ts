import { createLabels, type FieldLabel } from '../field/labels';
import type { Photo } from '../photo/photo';
import { photoHref } from '../photo/photo-text';
import { readCatalogue } from '../sky/catalogue';
import { type Area, isInside, listCorners, type PicturePoint, type Plate, pixelToSky, skyToPixel } from '../sky/plate';
import { clipRing, drawRounded } from './clip';
import {
  drawFigures,
  drawGrid,
  drawLine,
  drawMilkyWay,
  labelConstellations,
  labelMeridians,
  labelParallels,
  plotStars,
  range,
  traceMeridian,
} from './layers';
import { findMap } from './layout';
import type { NightClock } from './page-plate';

export type DrawnMap = ReturnType<typeof drawMap>;
interface MapOptions {
  border: number;
  named: number;
  photos: readonly Photo[];
  clock: NightClock | undefined;
}

/** Positions in the result are in pixels, `turn` in degrees. Fill the Milky Way with `fill-rule="evenodd"`. */
export function drawMap(plate: Plate, { border, named, photos, clock }: MapOptions) {
  const map: Area = {
    left: border,
    top: border,
    width: plate.width - 2 * border,
    height: plate.height - 2 * border,
  };
  const catalogue = readCatalogue();
  const stars = plotStars(plate, catalogue.stars, map);
  const bright = stars.filter(({ hasProperName, magnitude }) => hasProperName && magnitude < named);
  const names = createLabels(plate, { stars: bright, objects: [] }, map);
  const drawn = photos.flatMap((photo) => drawFrame(plate, map, photo));
  const hours = clock?.hours ?? [];
  const four = hours.find(({ label }) => label === '04:00');
  return {
    width: plate.width,
    height: plate.height,
    map,
    milkyWay: drawMilkyWay(plate, map),
    grid: drawGrid(plate, map),
    figures: drawFigures(plate, map),
    stars: drawStars(stars, plate.width > 600 ? 6.5 : 5),
    names,
    constellations: labelConstellations(plate, map).filter(
      (label) => hasRoom(label, { plate, map, names }) && drawn.every(({ name }) => name !== label.name),
    ),
    frames: drawn,
    meridians: labelMeridians(plate, map, range(0, 23, 1), map.top + map.height),
    parallels: [-90, 90].flatMap((side) => {
      const degrees = range(-80, 80, 10);
      const edge = side < 0 ? map.left : map.left + map.width;
      const x = edge + (side / 180) * border;
      return labelParallels(plate, map, degrees, edge).map(({ value, at }) => ({ value, x, y: at, turn: side }));
    }),
    clock: hours.flatMap(({ label, ra }) => labelMeridians(plate, map, [ra], map.top).map(({ at }) => ({ label, at }))),
    four: four ? drawLine(plate, traceMeridian(four.ra), map) : '',
  };
}

/** The radius of a star's disc as a share of that of magnitude 0: a quarter less with each magnitude. */
export function shrinkDisc(magnitude: number): number {
  return 10 ** (-0.118 * magnitude);
}

function drawStars(stars: (PicturePoint & { magnitude: number })[], largest: number) {
  const widths = Map.groupBy(stars, ({ magnitude }) => Math.round(4 * largest * shrinkDisc(magnitude + 0.2)) / 2);
  return [...widths].map(([width, members]) => ({
    width,
    d: members.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
  }));
}

/** Whether the name of a constellation fits between those of stars. A letter and its space take about 12 pixels. */
function hasRoom(
  { name, x, y }: PicturePoint & { name: string },
  { plate, map, names }: { plate: Plate; map: Area; names: FieldLabel[] },
): boolean {
  const half = name.length * 6;
  if (x - half <= map.left || x + half >= map.left + map.width || y <= map.top + 20) return false;
  return names.every(
    (label) => Math.abs(label.y * plate.height - y) > 20 || Math.abs(label.x * plate.width - x) > half + 70,
  );
}

const ROOM = 20;

function drawFrame(plate: Plate, map: Area, { slug, object, solution, picture, rendered }: Photo) {
  if (!solution) return [];
  const { width, height } = picture;
  const corners = listCorners(rendered ? findMap(picture) : { left: 0, top: 0, width, height });
  const source = { ...solution, width, height };
  const points = corners.flatMap((corner) => skyToPixel(plate, pixelToSky(source, corner)) ?? []);
  const middle = skyToPixel(plate, solution);
  const clipped = clipRing(points, map);
  if (!middle || !isInside(map, middle) || clipped.length < 3) return [];
  const xs = clipped.map((point) => point.x);
  // The name of a frame at the right would leave the chart.
  const isRight = middle.x > map.left + map.width * 0.6;
  const anchor = isRight ? ('end' as const) : ('start' as const);
  const d = `${drawRounded(clipped)}Z`;
  const x = isRight ? Math.max(...xs) : Math.min(...xs);
  const top = Math.min(...clipped.map((point) => point.y));
  const bottom = Math.max(...clipped.map((point) => point.y));
  const y = top - map.top > ROOM ? top - 6 : bottom + ROOM;
  return [{ href: photoHref({ slug }), name: object.name, anchor, d, x: Math.round(x), y: Math.round(y) }];
}

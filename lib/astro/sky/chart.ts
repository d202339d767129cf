import { FIGURES, STARS, type Star } from './stars';

const DEGREE = Math.PI / 180;

interface Point {
  x: number;
  y: number;
}

/** Center of a chart (right ascension in hours, declination in degrees) and its scale in pixels. */
export interface View {
  ra: number;
  dec: number;
  scale: number;
}

/** Where a place in the sky is on the chart, in whole pixels: the chart is part of the home page, which has to be small. */
export function project(ra: number, dec: number, view: View): Point {
  const { x, y } = projectExactly(ra, dec, view);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Stereographic, east to the left as seen from below. @see Snyder, Map Projections (USGS 1395), section 21 */
function projectExactly(ra: number, dec: number, view: View): Point {
  const angle = (ra - view.ra) * 15 * DEGREE;
  const [sinDec, cosDec] = [Math.sin(dec * DEGREE), Math.cos(dec * DEGREE)];
  const [sinCenter, cosCenter] = [Math.sin(view.dec * DEGREE), Math.cos(view.dec * DEGREE)];
  const k = 2 / (1 + sinCenter * sinDec + cosCenter * cosDec * Math.cos(angle));
  return {
    x: -view.scale * k * cosDec * Math.sin(angle),
    y: -view.scale * k * (cosCenter * sinDec - sinCenter * cosDec * Math.cos(angle)),
  };
}

export function plotStars(view: View): (Star & Point & { radius: number })[] {
  return STARS.map((star) => ({
    ...star,
    ...project(star.ra, star.dec, view),
    radius: Math.round(10 * Math.max(1.2, 7.2 - 1.45 * star.magnitude)) / 10,
  }));
}

export function plotFigures(view: View): string {
  const at = new Map(plotStars(view).map((star) => [star.id, star]));
  return FIGURES.map((figure) =>
    figure
      .flatMap((id) => at.get(id) ?? [])
      .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
      .join(''),
  ).join('');
}

/** One SVG path. The projection turns circles of the sky into circles, so each line is one arc. */
export function plotGrid(view: View, hours: number[], declinations: number[]): string {
  const [south, north] = [Math.min(...declinations), Math.max(...declinations)];
  const [west, east] = [Math.min(...hours), Math.max(...hours)];
  const lines = [
    ...hours.map((ra) => [south, (south + north) / 2, north].map((dec) => projectExactly(ra, dec, view))),
    ...declinations.map((dec) => [west, (west + east) / 2, east].map((ra) => projectExactly(ra, dec, view))),
  ];
  return lines.map(([from, through, to]) => (from && through && to ? arc(from, through, to) : '')).join('');
}

/** The arc of a circle through three points, the middle one less than half a turn from either end. */
function arc(from: Point, through: Point, to: Point): string {
  const [a, b, c] = [distance(through, to), distance(from, to), distance(from, through)];
  const doubleArea = (through.x - from.x) * (to.y - from.y) - (through.y - from.y) * (to.x - from.x);
  const [start, end] = [from, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  // Flatter than a tenth of a pixel is a straight line.
  if (Math.abs(doubleArea) < b / 10) return `M${start}L${end}`;
  const radius = Math.round((a * b * c) / (2 * Math.abs(doubleArea)));
  return `M${start}A${radius} ${radius} 0 0 ${doubleArea > 0 ? 1 : 0} ${end}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

import { FIGURES, STARS, type Star } from './stars';

const DEGREE = Math.PI / 180;

interface Point {
  x: number;
  y: number;
}

/** What a chart shows: its centre (right ascension in hours, declination in degrees) and its scale in pixels. */
export interface View {
  ra: number;
  dec: number;
  scale: number;
}

/**
 * Stereographic projection, east to the left as the sky is seen from below.
 * @see Snyder, Map Projections: A Working Manual (USGS 1395), section 21
 */
export function project(ra: number, dec: number, view: View): Point {
  const angle = (ra - view.ra) * 15 * DEGREE;
  const [sinDec, cosDec] = [Math.sin(dec * DEGREE), Math.cos(dec * DEGREE)];
  const [sinCentre, cosCentre] = [Math.sin(view.dec * DEGREE), Math.cos(view.dec * DEGREE)];
  const k = 2 / (1 + sinCentre * sinDec + cosCentre * cosDec * Math.cos(angle));
  return {
    x: round(-view.scale * k * cosDec * Math.sin(angle)),
    y: round(-view.scale * k * (cosCentre * sinDec - sinCentre * cosDec * Math.cos(angle))),
  };
}

/** The stars of a view with the radius their magnitude gives them. */
export function plotStars(view: View): (Star & Point & { radius: number })[] {
  return STARS.map((star) => ({
    ...star,
    ...project(star.ra, star.dec, view),
    radius: round(Math.max(1.2, 7.2 - 1.45 * star.magnitude)),
  }));
}

/** The lines of the constellations, as one SVG path. */
export function plotFigures(view: View): string {
  const at = new Map(plotStars(view).map((star) => [star.id, star]));
  return FIGURES.map((figure) =>
    figure
      .flatMap((id) => at.get(id) ?? [])
      .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
      .join(''),
  ).join('');
}

/** Circles of declination and hours of right ascension, as one SVG path. */
export function plotGrid(view: View, hours: number[], declinations: number[]): string {
  const span = {
    dec: range(Math.min(...declinations), Math.max(...declinations), 2),
    ra: range(Math.min(...hours), Math.max(...hours), 0.125),
  };
  const lines = [
    ...hours.map((ra) => span.dec.map((dec) => project(ra, dec, view))),
    ...declinations.map((dec) => span.ra.map((ra) => project(ra, dec, view))),
  ];
  return lines.map((line) => line.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')).join('');
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

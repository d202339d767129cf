import { SiderealTime } from 'astronomy-engine';
import { addDays, HOUR_MS } from '../../dates';
import { findInstant } from '../../sky/clock';
import type { Place } from '../../sky/place';
import type { Photo } from '../photo/photo';
import { photoHref } from '../photo/photo-text';
import type { SkyPoint } from '../sky/plate';
import { drawMap } from './map';

/** Pixels of the drawing, and of a degree at its center. */
const WIDE = { width: 1296, height: 660, degree: 16, border: 25, named: 1.68 };
const NARROW = { width: 346, height: 400, degree: 7, border: 26, named: 1 };

/** The part of the sky that the widest plate shows, in degrees. Pictures in it are framed. */
const REACH = { ra: 60, dec: 26 };
const DEFAULT_CENTER: SkyPoint = { ra: 80, dec: 6 };
const SHEET_SHARE = 6 / 7;
/** Degrees from the center to the meridian of four in the morning, which a narrow plate shows too. */
const TO_FOUR = 30;
const NARROW_TO_FOUR = 19;
/** Any year will do: the night of a sidereal time differs by less than a day between years. */
const YEAR = 2026;

export type NightClock = ReturnType<typeof computeClock>;
export type PagePlate = ReturnType<typeof drawPagePlate>;

export function drawPagePlate(photos: readonly Photo[], place: Place | undefined) {
  const center = findCenter(photos);
  const four = (((center.ra + TO_FOUR) % 360) + 360) % 360;
  const clock = place && computeClock(four / 15, place);
  const draw = ({ width, height, degree, border, named }: typeof WIDE, ra: number) => {
    const scale = 3600 / degree;
    return drawMap(
      { ...center, ra, scale, rotation: 0, projection: 'STG', width, height },
      { border, named, photos, clock },
    );
  };
  const wide = draw(WIDE, center.ra);
  const shown = photos.filter((photo) => wide.frames.some(({ href }) => href === photoHref(photo)));
  const constellations = new Set(shown.map(({ constellation }) => constellation.name));
  const title = new Intl.ListFormat('en-US').format(constellations);
  return { wide, narrow: draw(NARROW, four - NARROW_TO_FOUR), title, clock };
}

function findCenter(photos: readonly Photo[]): SkyPoint {
  const centers = photos.flatMap(({ solution, picture }) => {
    if (!solution) return [];
    const half = (solution.scale * picture.height) / 2 / 3600;
    return [{ ra: solution.ra, dec: solution.dec, half }];
  });
  const groups = centers.map((anchor) =>
    centers.filter(
      ({ ra, dec }) => Math.abs(turn(anchor.ra, ra)) < REACH.ra / 2 && Math.abs(dec - anchor.dec) < REACH.dec,
    ),
  );
  const largest = groups.toSorted((a, b) => b.length - a.length)[0];
  const first = largest?.[0];
  if (!largest || !first) return DEFAULT_CENTER;
  const turns = largest.map(({ ra }) => turn(first.ra, ra));
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  // The border and the title of a sheet take about a seventh of it.
  const edges = largest.flatMap(({ dec, half }) => [dec - half * SHEET_SHARE, dec + half * SHEET_SHARE]);
  return { ra: first.ra + middle(turns), dec: Math.max(-60, Math.min(60, middle(edges))) };
}

function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/**
 * The night on which the right ascension `four` crosses the meridian at 04:00. Each time of that night has the right
 * ascension that crosses the meridian at that time. Right ascensions are in hours.
 */
export function computeClock(four: number, { name, longitude, timezone }: Place) {
  const sidereal = (instant: Date) => (SiderealTime(instant) + longitude / 15 + 24) % 24;
  const mornings = Array.from({ length: 365 }, (_, day) => {
    const date = addDays(`${YEAR}-01-01`, day);
    const instant = findInstant(date, 4, timezone);
    return { date, instant, off: Math.abs(((sidereal(instant) - four + 36) % 24) - 12) };
  });
  const { date, instant } = mornings.reduce((best, each) => (each.off < best.off ? each : best));
  return {
    date: addDays(date, -1),
    place: name,
    hours: Array.from({ length: 13 }, (_, index) => {
      const fromFour = index - 8;
      const shown = new Date(instant.getTime() + fromFour * HOUR_MS);
      return { label: `${String((4 + fromFour + 24) % 24).padStart(2, '0')}:00`, ra: sidereal(shown) };
    }),
  };
}

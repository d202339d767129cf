import {
  type AstroTime,
  Body,
  Equator,
  Horizon,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_HOR,
  Vector,
} from 'astronomy-engine';
import { lazy } from '../../memoize';
import { readCelestial } from './celestial-data';
import { type ChosenSky, instantOf } from './chosen-sky';

const DEGREE = Math.PI / 180;
const FAINTEST = 4.2;
/** Names of stars that are brighter than this, and higher above the horizon (degrees), are shown. */
const NAMED = { magnitude: 1.3, altitude: 12 };
/** At sunrise and sunset the center of the Sun is this many degrees above the horizon: refraction, and its radius. */
const SUNRISE = -0.833;
/** Degrees of latitude. */
const POLE = 89.9;

type Position = [longitude: number, dec: number];

interface StarFile {
  features: { id: number; properties: { mag: number }; geometry: { coordinates: Position } }[];
}

interface LineFile {
  features: { geometry: { coordinates: Position[][] } }[];
}

const readStars = lazy(() => {
  const names = readCelestial<Record<string, { name: string }>>('starnames');
  return readCelestial<StarFile>('stars.6')
    .features.filter(({ properties }) => properties.mag <= FAINTEST)
    .map(({ id, properties, geometry }) => ({
      position: geometry.coordinates,
      magnitude: properties.mag,
      name: names[id]?.name,
    }))
    .toSorted((a, b) => a.magnitude - b.magnitude);
});

const readLines = lazy(() =>
  readCelestial<LineFile>('constellations.lines').features.flatMap(({ geometry }) => geometry.coordinates),
);

export interface DomeStar {
  /** From the zenith, in pixels: north is up and east is left, as the sky is seen from below. */
  x: number;
  y: number;
  magnitude: number;
  name?: string | undefined;
}

export interface Dome {
  stars: DomeStar[];
  figures: string;
  isDaylight: boolean;
  /** False at the poles. */
  hasDirections: boolean;
}

/** The whole sky of an instant and a place in stereographic projection; `radius` is that of the horizon, in pixels. */
export function domeOf(sky: ChosenSky, radius: number): Dome {
  const time = MakeTime(instantOf(sky));
  const observer = new Observer(sky.place.latitude, sky.place.longitude, 0);
  const rotation = Rotation_EQJ_HOR(time, observer);
  const place = ([longitude, dec]: Position) => {
    const [across, up] = [Math.cos(dec * DEGREE), Math.sin(dec * DEGREE)];
    const [x, y] = [across * Math.cos(longitude * DEGREE), across * Math.sin(longitude * DEGREE)];
    const seen = RotateVector(rotation, new Vector(x, y, up, time));
    // The horizontal system has its x to the north, its y to the west and its z to the zenith.
    const scale = radius / (1 + seen.z);
    return { x: Math.round(seen.y * scale), y: Math.round(-seen.x * scale), altitude: Math.asin(seen.z) / DEGREE };
  };
  const stars = readStars().flatMap(({ position, magnitude, name }) => {
    const { altitude, ...point } = place(position);
    if (altitude <= 0) return [];
    const isNamed = name && magnitude < NAMED.magnitude && altitude > NAMED.altitude;
    return [{ ...point, magnitude, ...(isNamed && { name }) }];
  });
  const figures = readLines().map((line) => pathAbove(line.map(place)));
  const hasDirections = Math.abs(sky.place.latitude) < POLE;
  return { stars, figures: figures.join(''), isDaylight: isDay(time, observer), hasDirections };
}

function pathAbove(points: { x: number; y: number; altitude: number }[]): string {
  const segments = points.slice(1).map((to, index) => {
    const from = points[index];
    if (!from || from.altitude <= 0 || to.altitude <= 0) return '';
    const continues = (points[index - 1]?.altitude ?? 0) > 0;
    return `${continues ? '' : `M${from.x} ${from.y}`}L${to.x} ${to.y}`;
  });
  return segments.join('');
}

function isDay(time: AstroTime, observer: Observer): boolean {
  const sun = Equator(Body.Sun, time, observer, true, true);
  return Horizon(time, observer, sun.ra, sun.dec).altitude > SUNRISE;
}

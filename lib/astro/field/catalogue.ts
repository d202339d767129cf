import { lazy } from '../../memoize';
import { readCelestial as read } from '../sky/celestial-data';
import type { SkyPoint } from '../sky/plate';

/** Something with a name in the sky. Degrees, J2000. */
export interface SkyObject extends SkyPoint {
  name: string;
  /** "star", "open cluster". */
  kind: string;
  /** Visual. Absent if the catalog has none. */
  magnitude?: number;
  /** Diameter in arc minutes, along the longer axis. */
  size?: number;
  /** Magnitudes by which its label comes before that of another object of the same brightness. */
  lead: number;
}

/** A border between two constellations, given by their abbreviations. */
export interface Border {
  between: string[];
  lines: SkyPoint[][];
}

export interface Catalogue {
  objects: SkyObject[];
  borders: Border[];
}

type Position = [longitude: number, latitude: number];

interface Features<Properties, Coordinates, Id = string> {
  features: (Properties & { id: Id; geometry: { coordinates: Coordinates } })[];
}

type StarFile = Features<{ properties: { mag: number } }, Position, number>;
type StarNames = Record<string, { name: string; bayer: string; flam: string; c: string }>;
type ObjectFile = Features<{ properties: { desig: string; type: string; mag: string; dim: string } }, Position>;
type ObjectNames = Record<string, { name: string }>;
type BorderFile = Features<{ ids: string }, Position[][]>;

const KINDS: Record<string, string> = {
  ...{ g: 'galaxy', s: 'galaxy', s0: 'galaxy', sd: 'galaxy', i: 'galaxy', e: 'galaxy', gg: 'galaxy cluster' },
  ...{ oc: 'open cluster', gc: 'globular cluster', pn: 'planetary nebula', snr: 'supernova remnant' },
  ...{ dn: 'dark nebula', bn: 'nebula', sfr: 'nebula', rn: 'reflection nebula', en: 'emission nebula' },
};

/** Objects of these catalogs are labeled. Those of the second need a name of their own. */
const LISTED = /^(M|NGC|IC) /;
const LISTED_WITH_NAME = /^(C|Cr|B|Sh2) /;

/** Arc minutes. The center of a larger cloud says little about where it is. */
const LARGEST_CLOUD = 180;

const pointOf = ([longitude, dec]: Position): SkyPoint => ({ ra: (longitude + 360) % 360, dec });

export function starsOf({ features }: StarFile, names: StarNames): SkyObject[] {
  return features.flatMap(({ id, properties, geometry }) => {
    const { name: proper, bayer, flam, c } = names[id] ?? { name: '', bayer: '', flam: '', c: '' };
    const letter = bayer || flam;
    const name = proper || (letter && `${letter} ${c}`);
    if (!name) return [];
    const star = { ...pointOf(geometry.coordinates), kind: 'star', magnitude: properties.mag };
    return [{ ...star, name, lead: proper ? 2 : bayer ? 0.5 : 0 }];
  });
}

export function objectsOf({ features }: ObjectFile, names: ObjectNames): SkyObject[] {
  return features.flatMap(({ id, properties: { desig, type, mag, dim }, geometry }) => {
    const proper = names[id]?.name ?? names[desig]?.name ?? '';
    const kind = KINDS[type];
    if (!kind || !(LISTED.test(desig) || (proper && LISTED_WITH_NAME.test(desig)))) return [];
    const magnitude = Number(mag);
    // Without a brightness the sizes are those of the cloud around the object.
    const isMeasured = magnitude < 99 && type !== 'dn';
    const size = Math.max(...String(dim).split('x').map(Number));
    if (!isMeasured && (!proper || size > LARGEST_CLOUD)) return [];
    return [
      {
        ...{ ...pointOf(geometry.coordinates), kind, name: [desig, proper].filter(Boolean).join(' ') },
        ...(isMeasured && { magnitude, ...(size > 0 && { size }) }),
        lead: (desig.startsWith('M ') ? 6 : 0) + (proper ? 2 : 0),
      },
    ];
  });
}

export function bordersOf({ features }: BorderFile): Border[] {
  return features.map(({ ids, geometry }) => ({
    between: ids.split(','),
    lines: geometry.coordinates.map((line) => line.map(pointOf)),
  }));
}

/** Stars to magnitude 6, deep-sky objects and the borders of the constellations, as d3-celestial has them. */
export const readCatalogue = lazy(
  (): Catalogue => ({
    objects: [...starsOf(read('stars.6'), read('starnames')), ...objectsOf(read('dsos.14'), read('dsonames'))],
    borders: bordersOf(read('constellations.borders')),
  }),
);

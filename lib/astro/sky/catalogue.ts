import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../../memoize';
import type { SkyPoint } from './plate';

export interface Star extends SkyPoint {
  /** Proper name, or Bayer or Flamsteed designation: "Rigel", "ι Ori". */
  name?: string;
  hasProperName: boolean;
  magnitude: number;
}

export interface DeepSkyObject extends SkyPoint {
  designation: string;
  name?: string;
  kind: string;
  magnitude?: number;
  /** Diameter in arc minutes, along the longer axis. */
  size?: number;
}

export type Position = [longitude: number, latitude: number];

export interface Features<Properties, Coordinates, Id = string> {
  features: (Properties & { id: Id; geometry: { coordinates: Coordinates } })[];
}

type StarFile = Features<{ properties: { mag: number } }, Position, number>;
type ObjectFile = Features<{ properties: { desig: string; type: string; mag: string; dim: string } }, Position>;
type ObjectNames = Record<string, { name?: string }>;
type MessierFile = Features<{ properties: { name: string; desig: string; alt: string } }, Position>;

const KINDS: Record<string, string> = {
  g: 'galaxy',
  s: 'galaxy',
  s0: 'galaxy',
  sd: 'galaxy',
  i: 'galaxy',
  e: 'galaxy',
  gg: 'galaxy cluster',
  ast: 'asterism',
  oc: 'open cluster',
  gc: 'globular cluster',
  pn: 'planetary nebula',
  snr: 'supernova remnant',
  dn: 'dark nebula',
  bn: 'nebula',
  sfr: 'nebula',
  rn: 'reflection nebula',
  en: 'emission nebula',
};

/** Where d3-celestial is wrong. @see the IAU's list of star names, and OpenNGC for sizes */
const STAR_NAMES: Record<string, string> = { Shedar: 'Schedar' };
const OBJECTS: Record<string, { type?: string; dim?: string }> = {
  'Cr 399': { type: 'ast' },
  'M 45': { type: 'oc' },
  'NGC 1980': { dim: '14' },
  'NGC 2024': { dim: '30' },
};

/** Further names that d3-celestial lacks. The Pleiades have no number of their own in the NGC. */
const ALIASES: Record<string, string[]> = {
  'M 45': ['Seven Sisters', 'Subaru', 'NGC 1432', 'NGC 1435', 'Melotte 22'],
  'Cr 399': ["Brocchi's Cluster", "Al Sufi's Cluster", 'Collinder 399'],
  'C 41': ['Caldwell 41', 'Melotte 25', 'Collinder 50'],
  'Cr 70': ['Collinder 70'],
};

/** Objects of these catalogs are shown. Those of the second need a name of their own. */
const LISTED = /^(M|NGC|IC) /;
const LISTED_WITH_NAME = /^(C|Cr|B|Sh2) /;
/** Arc minutes. A label at the center of a larger cloud or association would mislead. */
const LARGEST = { cloud: 180, cluster: 400 };

export function readCelestial<T>(file: string): T {
  return JSON.parse(readFileSync(join(process.cwd(), 'node_modules/d3-celestial/data', `${file}.json`), 'utf8'));
}

export function toPoint([longitude, dec]: Position): SkyPoint {
  return { ra: (longitude + 360) % 360, dec };
}

function readStars(): Star[] {
  const names = readCelestial<Record<string, { name: string; bayer: string; flam: string; c: string }>>('starnames');
  return readCelestial<StarFile>('stars.6').features.map(({ id, properties: { mag }, geometry }) => {
    const { name = '', bayer = '', flam = '', c = '' } = names[id] ?? {};
    const letter = bayer || flam;
    const shown = STAR_NAMES[name] ?? (name || (letter && `${letter} ${c}`));
    return {
      ...toPoint(geometry.coordinates),
      hasProperName: name !== '',
      magnitude: mag,
      ...(shown && { name: shown }),
    };
  });
}

function readObjects(): DeepSkyObject[] {
  const names = readCelestial<ObjectNames>('dsonames');
  return readCelestial<ObjectFile>('dsos.14').features.flatMap(({ id, properties, geometry }) => {
    const { desig, type, mag, dim } = { ...properties, ...OBJECTS[properties.desig] };
    const name = names[id]?.name ?? names[desig]?.name;
    const kind = KINDS[type];
    if (!kind || !(LISTED.test(desig) || (name && LISTED_WITH_NAME.test(desig)))) return [];
    const magnitude = Number(mag);
    // Without a brightness the sizes are those of the cloud around the object.
    const isMeasured = magnitude < 99 && type !== 'dn';
    const size = Math.max(...String(dim).split('x').map(Number));
    if (size > LARGEST.cluster || (!isMeasured && (!name || size > LARGEST.cloud))) return [];
    return {
      ...toPoint(geometry.coordinates),
      designation: desig,
      kind,
      ...(name && { name }),
      ...(isMeasured && { magnitude }),
      ...((isMeasured || OBJECTS[desig]) && size > 0 && { size }),
    };
  });
}

export interface Catalogue {
  stars: Star[];
  objects: DeepSkyObject[];
}

export const readCatalogue = lazy((): Catalogue => ({ stars: readStars(), objects: readObjects() }));

const readNames = lazy((): string[][] => {
  const names = readCelestial<ObjectNames>('dsonames');
  const messier = readCelestial<MessierFile>('messier').features.map(({ properties: { name, desig, alt } }) => {
    const own = name.replace(/^M/, 'M ');
    return [own, desig, alt, names[own]?.name, names[desig]?.name];
  });
  const others = Object.entries(names).map(([designation, { name }]) => [designation, name]);
  const more = Object.entries(ALIASES).map(([designation, others]) => [
    designation,
    names[designation]?.name,
    ...others,
  ]);
  return [...more, ...messier, ...others].map((group) => group.filter((name) => !!name) as string[]);
});

export function listCatalogueNames(designations: readonly string[]): string[] {
  const same = readNames().filter((group) => group.some((name) => designations.includes(name)));
  return [...new Set(same.flat())].filter((name) => !designations.includes(name));
}

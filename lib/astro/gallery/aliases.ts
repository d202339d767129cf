import { lazy } from '../../memoize';
import { readCelestial } from '../sky/celestial-data';

/** What the catalogs of d3-celestial lack. The Pleiades have no number of their own in the NGC. */
const MORE: Record<string, string[]> = { 'M 45': ['Seven Sisters', 'Subaru', 'NGC 1432', 'NGC 1435', 'Melotte 22'] };

interface MessierFile {
  features: { properties: { name: string; desig: string; alt: string } }[];
}

const groups = lazy((): string[][] => {
  const names = readCelestial<Record<string, { name?: string }>>('dsonames');
  const messier = readCelestial<MessierFile>('messier').features.map(({ properties: { name, desig, alt } }) => {
    const own = name.replace(/^M/, 'M ');
    return [own, desig, alt, names[own]?.name, names[desig]?.name, ...(MORE[own] ?? [])];
  });
  const others = Object.entries(names).map(([designation, { name }]) => [designation, name]);
  return [...messier, ...others].map((group) => group.filter((name) => name !== undefined && name !== '') as string[]);
});

/** Further names of an object, given its designations as documents write them: "M 42" is the Orion Nebula and NGC 1976. */
export function aliasesOf(catalogue: readonly string[]): string[] {
  const same = groups().filter((group) => group.some((name) => catalogue.includes(name)));
  return [...new Set(same.flat())].filter((name) => !catalogue.includes(name));
}

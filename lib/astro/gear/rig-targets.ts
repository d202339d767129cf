import type { SkyPoint } from '../sky/plate';

interface Star extends SkyPoint {
  magnitude: number;
  name?: string;
}

/** An outline with axes in arc minutes. `angle`: position angle of the major axis in degrees. */
interface Outline extends SkyPoint {
  major: number;
  minor: number;
  angle: number;
}

export interface Target extends SkyPoint {
  value: string;
  label: string;
  /** In a sentence: "over the Pleiades". */
  name: string;
  /** Length of the longest side, in degrees. */
  extent: number;
  stars: Star[];
  outlines: Outline[];
  /** Degrees; `rotation` is the position angle of its upward direction. */
  picture?: { src: string; width: number; height: number; rotation: number };
}

const star = (name: string, ra: number, dec: number, magnitude: number): Star => ({ name, ra, dec, magnitude });

/**
 * Positions (J2000, degrees) and magnitudes of stars: Hipparcos. Sizes of galaxies: Third Reference Catalogue of Bright
 * Galaxies. Diameter of the Moon at its mean distance: 31.1 arc minutes.
 */
export const PLEIADES: Target = {
  value: 'pleiades',
  label: 'Pleiades (M 45)',
  name: 'the Pleiades',
  ...{ ra: 56.75, dec: 24.117, extent: 1.83 },
  stars: [
    star('Alcyone', 56.871, 24.105, 2.9),
    star('Atlas', 57.29, 24.053, 3.6),
    star('Electra', 56.219, 24.113, 3.7),
    star('Maia', 56.457, 24.368, 3.9),
    star('Merope', 56.582, 23.948, 4.2),
    star('Taygeta', 56.302, 24.467, 4.3),
    star('Pleione', 57.297, 24.137, 5.1),
    star('Celaeno', 56.201, 24.29, 5.5),
    star('Asterope', 56.477, 24.555, 5.8),
  ],
  outlines: [{ ra: 56.75, dec: 24.117, major: 110, minor: 110, angle: 0 }],
};

export const TARGETS: Target[] = [
  PLEIADES,
  {
    value: 'andromeda',
    label: 'Andromeda Galaxy (M 31)',
    name: 'the Andromeda Galaxy',
    ...{ ra: 10.685, dec: 41.269, extent: 3.18 },
    stars: [],
    outlines: [
      { ra: 10.685, dec: 41.269, major: 190.5, minor: 61.7, angle: 35 },
      { ra: 10.674, dec: 40.865, major: 8.7, minor: 6.5, angle: 170 },
      { ra: 10.092, dec: 41.685, major: 21.9, minor: 11, angle: 170 },
    ],
  },
  {
    value: 'orion',
    label: 'Orion’s Belt',
    name: 'Orion’s Belt',
    ...{ ra: 84.053, dec: -1.202, extent: 2.74 },
    stars: [
      star('Alnitak', 85.19, -1.943, 1.8),
      star('Alnilam', 84.053, -1.202, 1.7),
      star('Mintaka', 83.002, -0.299, 2.2),
      star('Sigma Orionis', 84.687, -2.6, 3.8),
    ],
    outlines: [],
  },
  {
    value: 'moon',
    label: 'Moon',
    name: 'the Moon',
    ...{ ra: 0, dec: 0, extent: 0.518 },
    stars: [],
    outlines: [{ ra: 0, dec: 0, major: 31.1, minor: 31.1, angle: 0 }],
  },
];

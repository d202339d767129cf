/** A star: right ascension in hours and declination in degrees (J2000), visual magnitude. */
export interface Star {
  id: string;
  ra: number;
  dec: number;
  magnitude: number;
  name?: string;
}

/** The Summer Triangle and its neighbors, rounded from the Yale Bright Star Catalogue. */
export const STARS: Star[] = [
  { id: 'alpha-cyg', ra: 20.69, dec: 45.28, magnitude: 1.25, name: 'Deneb' },
  { id: 'gamma-cyg', ra: 20.37, dec: 40.26, magnitude: 2.23 },
  { id: 'epsilon-cyg', ra: 20.77, dec: 33.97, magnitude: 2.48 },
  { id: 'delta-cyg', ra: 19.75, dec: 45.13, magnitude: 2.87 },
  { id: 'beta-cyg', ra: 19.512, dec: 27.96, magnitude: 3.05, name: 'Albireo' },
  { id: 'zeta-cyg', ra: 21.216, dec: 30.23, magnitude: 3.21 },
  { id: 'kappa-cyg', ra: 19.285, dec: 53.37, magnitude: 3.8 },
  { id: 'iota-cyg', ra: 19.495, dec: 51.73, magnitude: 3.76 },
  { id: 'eta-cyg', ra: 19.938, dec: 35.08, magnitude: 3.89 },
  { id: 'alpha-lyr', ra: 18.616, dec: 38.78, magnitude: 0.03, name: 'Vega' },
  { id: 'beta-lyr', ra: 18.835, dec: 33.36, magnitude: 3.52 },
  { id: 'gamma-lyr', ra: 18.982, dec: 32.69, magnitude: 3.24 },
  { id: 'delta-lyr', ra: 18.908, dec: 36.9, magnitude: 4.22 },
  { id: 'zeta-lyr', ra: 18.746, dec: 37.61, magnitude: 4.34 },
  { id: 'alpha-aql', ra: 19.846, dec: 8.87, magnitude: 0.76, name: 'Altair' },
  { id: 'gamma-aql', ra: 19.771, dec: 10.61, magnitude: 2.72 },
  { id: 'beta-aql', ra: 19.922, dec: 6.41, magnitude: 3.71 },
  { id: 'delta-aql', ra: 19.425, dec: 3.11, magnitude: 3.36 },
  { id: 'zeta-aql', ra: 19.09, dec: 13.86, magnitude: 2.99 },
  { id: 'theta-aql', ra: 20.188, dec: -0.82, magnitude: 3.24 },
  { id: 'lambda-aql', ra: 19.104, dec: -4.88, magnitude: 3.43 },
  { id: 'gamma-sge', ra: 19.979, dec: 19.49, magnitude: 3.51 },
  { id: 'delta-sge', ra: 19.79, dec: 18.53, magnitude: 3.82 },
  { id: 'alpha-sge', ra: 19.668, dec: 18.01, magnitude: 4.39 },
  { id: 'beta-sge', ra: 19.684, dec: 17.48, magnitude: 4.39 },
  { id: 'alpha-del', ra: 20.661, dec: 15.91, magnitude: 3.77 },
  { id: 'beta-del', ra: 20.626, dec: 14.6, magnitude: 3.63 },
  { id: 'gamma-del', ra: 20.778, dec: 16.12, magnitude: 3.91 },
  { id: 'delta-del', ra: 20.724, dec: 15.07, magnitude: 4.43 },
  { id: 'epsilon-del', ra: 20.553, dec: 11.3, magnitude: 4.03 },
];

/** Constellation lines, as chains of star ids. */
export const FIGURES: string[][] = [
  ['alpha-cyg', 'gamma-cyg', 'eta-cyg', 'beta-cyg'],
  ['zeta-cyg', 'epsilon-cyg', 'gamma-cyg', 'delta-cyg', 'iota-cyg', 'kappa-cyg'],
  ['alpha-lyr', 'zeta-lyr', 'beta-lyr', 'gamma-lyr', 'delta-lyr', 'zeta-lyr'],
  ['gamma-aql', 'alpha-aql', 'beta-aql', 'theta-aql'],
  ['zeta-aql', 'alpha-aql', 'delta-aql', 'lambda-aql'],
  ['gamma-sge', 'delta-sge', 'alpha-sge'],
  ['delta-sge', 'beta-sge'],
  ['alpha-del', 'beta-del', 'delta-del', 'gamma-del', 'alpha-del'],
  ['beta-del', 'epsilon-del'],
];

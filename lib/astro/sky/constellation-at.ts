import { Constellation } from 'astronomy-engine';
import type { ConstellationAbbreviation } from './constellations';

/** By the boundaries of the IAU; degrees, J2000. @see Roman (PASP 99, 695, 1987), as in astronomy-engine */
export function constellationAt(ra: number, dec: number): ConstellationAbbreviation {
  return Constellation(ra / 15, dec).symbol as ConstellationAbbreviation;
}

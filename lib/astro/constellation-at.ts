import { Constellation } from 'astronomy-engine';
import type { ConstellationAbbreviation } from './constellations';

/**
 * The constellation at a right ascension and declination in degrees, J2000, by the boundaries of the IAU.
 * @see Roman, Identification of a constellation from a position (PASP 99, 695, 1987), as in astronomy-engine
 */
export function constellationAt(ra: number, dec: number): ConstellationAbbreviation {
  return Constellation(ra / 15, dec).symbol as ConstellationAbbreviation;
}

import { Body, Constellation, Illumination } from 'astronomy-engine';
import { DAY_MS } from '../../dates';
import type { SkyPoint } from './plate';

/** The constellation at a place. @see Roman (PASP 99, 695, 1987) for the boundaries, as in astronomy-engine */
export function findConstellation({ ra, dec }: SkyPoint): { abbreviation: string; name: string } {
  const { symbol, name } = Constellation(ra / 15, dec);
  // astronomy-engine writes names without accents.
  return { abbreviation: symbol, name: name === 'Bootes' ? 'Boötes' : name };
}

/** Percent of the Moon's disc that is lit in the night that begins on a date: at midnight UTC, within 5 for any zone. */
export function computeMoon(date: string): number {
  const midnight = new Date(Date.parse(date) + DAY_MS);
  return Math.round(Illumination(Body.Moon, midnight).phase_fraction * 100);
}

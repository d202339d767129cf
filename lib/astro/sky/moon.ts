import { Body, Illumination } from 'astronomy-engine';

/** Percent of the Moon's disc that is lit in the night that begins on a date: at midnight UTC, within 5 for any zone. */
export function moonLit(date: string): number {
  const midnight = new Date(Date.parse(date) + 86_400_000);
  return Math.round(Illumination(Body.Moon, midnight).phase_fraction * 100);
}

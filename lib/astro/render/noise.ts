import { BAYER, type Instrument } from './instrument';
import type { Planes } from './scene';

export interface Readout {
  instrument: Instrument;
  frames: number;
  /** Pixels of the sensor along the side of a pixel of the picture. */
  binning: number;
}

/** The mean of a stack of exposures, with photon noise and read noise but no dark current. */
export function expose(planes: Planes, { instrument, frames, binning }: Readout, random: () => number): Planes {
  const [red, green, blue] = planes;
  return [read(red, BAYER[0]), read(green, BAYER[1]), read(blue, BAYER[2])];

  function read(plane: Float32Array, share: number): Float32Array {
    const readings = frames * binning ** 2 * share;
    const noise = instrument.readNoise / Math.sqrt(readings);
    return plane.map((mean) => poisson(mean * readings, random) / readings + noise * normal(random));
  }
}

/** A draw from the Poisson distribution. A normal one is close enough above a mean of 20. */
export function poisson(mean: number, random: () => number): number {
  if (mean > 20) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}

/** A draw from the normal distribution. @see Box and Muller 1958, Ann. Math. Statist. 29, 610 */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

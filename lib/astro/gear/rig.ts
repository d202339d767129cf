/** Arc seconds per radian, for micrometers over millimeters. */
export const ARC_SECONDS = 206.265;

interface Optics {
  /** Millimeters. */
  focalLength: number;
  /** Of a reducer: 0.7 makes 1,000 mm into 700 mm. */
  reduction?: number | undefined;
}

export function effectiveFocalLength({ focalLength, reduction = 1 }: Optics): number {
  return focalLength * reduction;
}

export function focalRatio({ aperture, ...optics }: Optics & { aperture: number }): number {
  return effectiveFocalLength(optics) / aperture;
}

/** Arc seconds per pixel of a sensor whose pixels have an edge of `pixelSize` micrometers. */
export function imageScale({
  pixelSize,
  binning = 1,
  ...optics
}: Optics & { pixelSize: number; binning?: number }): number {
  return (ARC_SECONDS * pixelSize * binning) / effectiveFocalLength(optics);
}

export type Sampling = 'undersampled' | 'well sampled' | 'oversampled';

/** Pixels across the blur of a star (FWHM) that are neither too few nor too many. */
export const GOOD_PIXELS = { min: 2, max: 3 };

/**
 * How pixels of `scale` arc seconds sample stars that seeing blurs to `seeing` arc seconds (FWHM). The Nyquist criterion
 * asks for two pixels; from three on, stars are round and more pixels add no detail.
 * @see https://astronomy.tools/calculators/ccd_suitability
 */
export function sampling(scale: number, seeing: number): { pixels: number; verdict: Sampling } {
  const pixels = seeing / scale;
  const { min, max } = GOOD_PIXELS;
  return { pixels, verdict: pixels < min ? 'undersampled' : pixels > max ? 'oversampled' : 'well sampled' };
}

/** Millimeters of spacers that a train of these lengths still needs; negative if it is too long. */
export function missingSpacers(required: number, lengths: readonly number[]): number {
  // Lengths are listed in hundredths; sums of fractions are not exact.
  return Math.round((required - sumOf(lengths)) * 100) / 100;
}

/**
 * Part of a mount's rated payload that is safe for photographs: a rule of thumb, because ratings assume visual use.
 * @see https://neconnected.co.uk/the-perfect-pairing-matching-a-sky-watcher-mount-to-your-telescope
 */
export const IMAGING_SHARE = 0.5;

export function payloadShare(payload: number, weights: readonly number[]): number {
  return sumOf(weights) / payload;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** One value for each color of the sensor. */
export type Rgb = [red: number, green: number, blue: number];

export interface Instrument {
  /** Millimeters. */
  aperture: number;
  focalLength: number;
  /** Micrometers. */
  pixelSize: number;
  /** Pixels. */
  sensor: { width: number; height: number };
  /** Electrons per photon in the band of a color: air, optics, filter and sensor together. */
  efficiency: Rgb;
  /** Electrons of one pixel. */
  readNoise: number;
  fullWell: number;
}

/**
 * William Optics RedCat 51 and Canon EOS Ra at ISO 800. The lengths are those of the data sheets. Noise and full well
 * are typical of the sensor at this setting, the efficiencies of a color sensor behind a small refractor.
 * @see https://www.photonstophotos.net for the EOS R, which has the same sensor
 */
export const WIDE_RIG: Instrument = {
  aperture: 51,
  focalLength: 250,
  pixelSize: 5.36,
  sensor: { width: 6720, height: 4480 },
  efficiency: [0.3, 0.36, 0.28],
  readNoise: 3,
  fullWell: 7700,
};

/** Centers and widths of the bands, in nanometers. */
export const WAVELENGTHS: Rgb = [610, 535, 460];
const BANDWIDTHS: Rgb = [90, 100, 90];

/** Share of the sensor's pixels behind each color. */
export const BAYER: Rgb = [0.25, 0.5, 0.25];

/** Photons per second, square centimeter and nanometer of magnitude 0 at 550 nm. @see Bessell 1979, PASP 91, 589 */
const VEGA = 10_000;

/** Arcseconds per pixel of the sensor. */
export function sensorScale({ pixelSize, focalLength }: Instrument): number {
  return (pixelSize / 1000 / focalLength / Math.PI) * 180 * 3600;
}

/** Electrons per second of a source of magnitude 0 with an even spectrum, if all pixels had the color. */
export function zeroPoint({ aperture, efficiency: [red, green, blue] }: Instrument): Rgb {
  const photons = VEGA * Math.PI * (aperture / 20) ** 2;
  return [photons * BANDWIDTHS[0] * red, photons * BANDWIDTHS[1] * green, photons * BANDWIDTHS[2] * blue];
}

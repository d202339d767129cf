import { type Instrument, type Rgb, WAVELENGTHS, zeroPoint } from './instrument';

/** Nanometers. Visual magnitudes are measured here. */
const VISUAL = 550;

/** B − V of the Sun, which the white balance makes neutral. @see Ramírez et al. 2012, ApJ 752, 5 */
export const SOLAR = 0.653;

/** Temperature of a star in kelvins. @see Ballesteros 2012, EPL 97, 34008, equation 14 */
export function temperature(colorIndex: number): number {
  return 4600 * (1 / (0.92 * colorIndex + 1.7) + 1 / (0.92 * colorIndex + 0.62));
}

/** Light of a star in each band, relative to its visual light, as a black body. */
export function spectrum(colorIndex: number): Rgb {
  // The formula holds for hot stars to carbon stars. Outside of this range are errors of measurement.
  const kelvins = temperature(Math.min(2.2, Math.max(-0.35, colorIndex)));
  const [red, green, blue] = WAVELENGTHS;
  return [photons(red, kelvins), photons(green, kelvins), photons(blue, kelvins)];
}

/** Photons of a black body per wavelength, relative to those at 550 nm. @see Planck's law */
function photons(wavelength: number, kelvins: number): number {
  const exponent = 14_387_769 / kelvins;
  return ((VISUAL / wavelength) ** 4 * Math.expm1(exponent / VISUAL)) / Math.expm1(exponent / wavelength);
}

/** Electrons per second of a source of magnitude 0 and this color. */
export function response(instrument: Instrument, colorIndex: number): Rgb {
  const [zero, share] = [zeroPoint(instrument), spectrum(colorIndex)];
  return [zero[0] * share[0], zero[1] * share[1], zero[2] * share[2]];
}

export function whiteBalance(instrument: Instrument): Rgb {
  const [red, green, blue] = response(instrument, SOLAR);
  return [green / red, 1, green / blue];
}

import { whiteBalance } from './color';
import type { Instrument, Rgb } from './instrument';
import type { Planes } from './scene';

/** Electrons that the background keeps after its brightness is subtracted, so that its noise is not cut off. */
const PEDESTAL = 3;

/** Electrons at which the curve turns from linear to logarithmic. */
const KNEE = 4.5;

const SATURATION = 1.2;

/**
 * Bytes of the picture, three to a pixel. The background becomes neutral, a star like the Sun white. One asinh curve
 * on the brightness keeps the color of bright stars; their cores are white, because all colors reach the full well.
 * @see Lupton et al. 2004, PASP 116, 133
 */
export function stretch(planes: Planes, background: Rgb, instrument: Instrument): Uint8Array {
  const full = instrument.fullWell;
  const balance = whiteBalance(instrument);
  const [red, green, blue] = planes;
  const bytes = new Uint8Array(red.length * 3);
  for (let index = 0; index < red.length; index++) {
    const r = balanced(red[index] ?? 0, 0);
    const g = balanced(green[index] ?? 0, 1);
    const b = balanced(blue[index] ?? 0, 2);
    const mean = (r + g + b) / 3;
    const gain = tone(mean, full) / Math.max(mean, 0.01);
    const gray = mean * (1 - SATURATION);
    bytes[index * 3] = byte((gray + r * SATURATION) * gain);
    bytes[index * 3 + 1] = byte((gray + g * SATURATION) * gain);
    bytes[index * 3 + 2] = byte((gray + b * SATURATION) * gain);
  }
  return bytes;

  function balanced(electrons: number, color: 0 | 1 | 2): number {
    // A soft shoulder instead of a hard limit, so that the white core has no rim.
    const collected = -full * Math.expm1(-Math.max(0, electrons) / full);
    return Math.min(full, (collected - background[color]) * balance[color] + PEDESTAL);
  }
}

/** Brightness from 0 to 1, for electrons up to the full well. Written to the picture as sRGB. */
export function tone(electrons: number, fullWell: number): number {
  return Math.asinh(Math.max(0, electrons) / KNEE) / Math.asinh(fullWell / KNEE);
}

function byte(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

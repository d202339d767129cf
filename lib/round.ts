/** To one decimal by default, which is finer than a pixel. Drawings then have the same bytes on every platform. */
export function round(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

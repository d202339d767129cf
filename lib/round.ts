/** One decimal is finer than a pixel. Rounded drawings have the same bytes on every platform. */
export function round(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Exponent of the Moffat profile that forms the star. @see Moffat 1969, A&A 3, 455 */
const BETA = 2.3;

/**
 * Share of the light that air and optics scatter into the aureole, and its core and edge in arcseconds. It falls with
 * the square of the distance. The form is King's; the share is chosen as for a refractor under a clear sky.
 * @see King 1971, PASP 83, 199
 */
const AUREOLE = { share: 0.06, core: 45, edge: 5400 };

/** Light per square arcsecond at a distance from a star of light 1. `width` at half maximum; both in arcseconds. */
export function pointSpread(width: number): (distance: number) => number {
  const { share, core, edge } = AUREOLE;
  const alpha = width / 2 / Math.sqrt(2 ** (1 / BETA) - 1);
  const peak = ((1 - share) * (BETA - 1)) / (Math.PI * alpha ** 2);
  // The factor (1 − (distance / edge)²)² makes the aureole end softly. This is the integral with it.
  const ratio = (core / edge) ** 2;
  const scattered = share / (Math.PI * ((1 + ratio) ** 2 * Math.log1p(1 / ratio) - 1.5 - ratio));
  return (distance) => {
    const square = distance * distance;
    const star = peak * (1 + square / alpha ** 2) ** -BETA;
    return distance < edge ? star + (scattered * (1 - square / edge ** 2) ** 2) / (core ** 2 + square) : star;
  };
}

/** Distance in arcseconds at which the light of a star falls to `least` per square arcsecond. */
export function reach(spread: (distance: number) => number, light: number, least: number): number {
  let [near, far] = [0, AUREOLE.edge];
  while (far - near > 1) {
    const middle = (near + far) / 2;
    if (light * spread(middle) > least) near = middle;
    else far = middle;
  }
  return far;
}

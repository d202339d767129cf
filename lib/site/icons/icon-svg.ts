import { PALETTE } from '../../looks/palette';

/** The icon of the site in its accent, as SVG of 32 by 32 units. */
export function drawIconSvg(): string {
  const { ground, 'violet-text': star } = PALETTE;
  const lines = `<path d="M22 7 8 10.5 18.5 26Z" fill="none" stroke="${star}" stroke-opacity=".5"/>`;
  const stars = `<g fill="${star}"><circle cx="22" cy="7" r="3.4"/><circle cx="8" cy="10.5" r="2.2"/><circle cx="18.5" cy="26" r="2.7"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/>${lines}${stars}</svg>`;
}

import { PALETTE } from '../../looks/palette';

/** A year of nights and the line at four in the morning, in units of 32 by 32. */
const NIGHTS = 'M5 5.5H27M8 9.7H24M11 13.9H21M11 18.1H21M8 22.3H24M5 26.5H27';
const FOUR = 'M19 2V30';

export function drawLogo(color: string): string {
  return `<path d="${NIGHTS}" fill="none" stroke="${color}" stroke-width="1.6" stroke-opacity=".7"/><path d="${FOUR}" fill="none" stroke="${color}" stroke-width="2.4"/>`;
}

export function drawIconSvg(): string {
  const { ground, 'violet-text': color } = PALETTE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><g transform="translate(3.2 3.2) scale(.8)">${drawLogo(color)}</g></svg>`;
}

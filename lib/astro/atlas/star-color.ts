import { formatHex, interpolate, type Oklch } from 'culori';

/** sRGB of a star by its B − V. @see Mitchell Charity, What color are the stars? (2001), for main-sequence stars */
const COLORS: [hex: string, colorIndex: number][] = [
  ['#9bb2ff', -0.3],
  ['#bccdff', 0],
  ['#dbe3ff', 0.2],
  ['#f8f7ff', 0.4],
  ['#fff0de', 0.6],
  ['#ffe1b8', 0.8],
  ['#ffd29b', 1],
  ['#ffb86c', 1.3],
  ['#ff9d50', 1.6],
  ['#ff8440', 2],
];

/** Hue of a plate's ground by the mean B − V of its light, in degrees of OKLCH: blue, violet, rust, amber. */
const HUES: [hue: number, colorIndex: number][] = [
  [225, -0.1],
  [265, 0],
  [305, 0.35],
  [15, 0.7],
  [65, 1.1],
];

const mixColors = interpolate(COLORS.map(([hex, colorIndex]): [string, number] => [hex, toShare(colorIndex)]));
const mixHues = interpolate(
  HUES.map(([h, colorIndex]): [Oklch, number] => [{ mode: 'oklch', l: 0.5, c: 0.05, h }, toShare(colorIndex)]),
  'oklch',
);

/** A star without a measured color is white. */
export function mapStarColor(colorIndex = 0.35): string {
  return formatHex(mixColors(toShare(colorIndex)));
}

export function createPalette(meanColorIndex: number) {
  const hue = mixHues(toShare(meanColorIndex));
  const tone = (l: number, c: number) => formatHex({ ...hue, l, c });
  return {
    paper: tone(0.13, 0.016),
    ground: tone(0.185, 0.034),
    cloud: tone(0.42, 0.055),
    grid: tone(0.36, 0.05),
    figure: tone(0.6, 0.06),
    symbol: tone(0.72, 0.08),
    text: tone(0.86, 0.03),
  };
}

export type PlatePalette = ReturnType<typeof createPalette>;

function toShare(colorIndex: number): number {
  return Math.min(1, Math.max(0, (colorIndex + 0.3) / 2.3));
}

import { formatHex } from 'culori';

/** sRGB of a star by its B − V. @see Mitchell Charity, What color are the stars? (2001), for main-sequence stars */
const COLORS: [colorIndex: number, hex: string][] = [
  [-0.3, '#9bb2ff'],
  [0, '#bccdff'],
  [0.2, '#dbe3ff'],
  [0.4, '#f8f7ff'],
  [0.6, '#fff0de'],
  [0.8, '#ffe1b8'],
  [1, '#ffd29b'],
  [1.3, '#ffb86c'],
  [1.6, '#ff9d50'],
  [2, '#ff8440'],
];

/** Hue of a plate's ground by the mean B − V of its light, in degrees of OKLCH: blue, violet, rust, amber. */
const HUES: [colorIndex: number, hue: number][] = [
  [-0.1, 225],
  [0, 265],
  [0.35, 305],
  [0.7, 375],
  [1.1, 425],
];

/** A star without a measured color is white. */
export function mapStarColor(colorIndex = 0.35): string {
  const { from, to, share } = locate(COLORS, colorIndex);
  const channels = [1, 3, 5].map((at) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The ground of a plate and brighter tones of the same hue, for lines and text on it. */
export function createPalette(meanColorIndex: number) {
  const { from, to, share } = locate(HUES, meanColorIndex);
  const h = (from + (to - from) * share) % 360;
  const tone = (l: number, c: number) => formatHex({ mode: 'oklch', l, c, h });
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

function locate<Value>(table: [number, Value][], at: number): { from: Value; to: Value; share: number } {
  const index = Math.max(
    1,
    table.findIndex(([colorIndex]) => colorIndex >= at),
  );
  const last = at > (table.at(-1)?.[0] ?? 0) ? table.length - 1 : index;
  const [low, from] = table[last - 1] as [number, Value];
  const [high, to] = table[last] as [number, Value];
  return { from, to, share: Math.min(1, Math.max(0, (at - low) / (high - low))) };
}

import type { Values } from './chart';

/** From at most `min` to at least `max`, in steps of 1, 2 or 5 times a power of ten, whole ones for whole numbers. */
export function axisTicks(min: number, max: number, isWhole: boolean): number[] {
  const rough = (max - min || 1) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough * ALMOST) ?? 10;
  const step = isWhole ? Math.max(1, factor * power) : factor * power;
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil((max / step) * ALMOST));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const INTERVALS = 4;
/** Compensates for floating-point errors such as 0.1 * 3. */
const ALMOST = 1 - 1e-9;

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CHARACTER_WIDTH = 7;
/** Half a label such as "Nov 2026", which is centered at the last position. */
const RIGHT = 28;

export function createFrame(width: number, height: number, tickLabels: readonly string[]): Frame {
  const longest = Math.max(0, ...tickLabels.map((label) => label.length));
  return { width, height, left: longest * CHARACTER_WIDTH + 10, right: RIGHT, top: 8, bottom: 24 };
}

/** Where a position is, by its number: at points from edge to edge, or in the middle of columns. */
export function xScale({ width, left, right }: Frame, count: number, isColumns = false) {
  const room = width - left - right;
  if (isColumns || count === 1) return (index: number) => left + ((index + 0.5) * room) / count;
  return (index: number) => left + (index * room) / (count - 1);
}

export function yScale({ height, top, bottom }: Frame, ticks: readonly number[]) {
  const min = ticks[0] ?? 0;
  const max = ticks.at(-1) ?? 1;
  return (value: number) => height - bottom - ((value - min) / (max - min)) * (height - top - bottom);
}

/** SVG path of straight lines. Unknown values leave a gap. A value between two gaps becomes a dot (docs/adr/0122). */
export function linePath(values: Values, x: (position: number) => number, y: (value: number) => number): string {
  const commands = values.map((value, position) => {
    if (value === null) return '';
    const point = `${x(position)},${y(value)}`;
    return values[position - 1] == null ? `M${point}h0` : `L${point}`;
  });
  return commands.join('');
}

export function isolatedPositions(values: Values): number[] {
  return values.flatMap((value, position) =>
    value !== null && values[position - 1] == null && values[position + 1] == null ? [position] : [],
  );
}

export function nearest(x: (index: number) => number, count: number, pixels: number): number {
  const step = count > 1 ? x(1) - x(0) : 1;
  return Math.min(count - 1, Math.max(0, Math.round((pixels - x(0)) / step)));
}

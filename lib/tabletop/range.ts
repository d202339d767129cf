import { capitalize } from '../words';

/** From the first number up to, but not including, the second. */
export type Range = readonly [least: number, below: number];

export interface RangeView {
  weight: string;
  rating: string;
}

/** The last range includes them; other ranges exclude their upper end. */
export const HIGHEST = { weight: 5, rating: 10 };

/** undefined for any other text. */
export function parseRange(text: string): Range | undefined {
  const [, least, below] = text.match(/^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/) ?? [];
  return Number(least) < Number(below) ? [Number(least), Number(below)] : undefined;
}

export function formatRange(range: Range | undefined): string {
  return range ? range.join('-') : '';
}

export function isInRange(figure: number | null, [least, below]: Range, highest: number): boolean {
  return figure !== null && figure >= least && (figure < below || (figure === below && below === highest));
}

export function rangeText({ weight, rating }: RangeView): string {
  const parts = Object.entries({ complexity: parseRange(weight), rating: parseRange(rating) });
  return capitalize(parts.flatMap(([name, range]) => (range ? `${name} ${range.join('–')}` : [])).join(', '));
}

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
  const parts = Object.entries({ weight: parseRange(weight), rating: parseRange(rating) });
  const text = parts.flatMap(([name, range]) => (range ? `${name} ${range.join('–')}` : [])).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function contains(selected: string, range: string): boolean {
  const outer = parseRange(selected);
  const inner = parseRange(range);
  return !outer || (inner !== undefined && outer[0] <= inner[0] && inner[1] <= outer[1]);
}

export function isSelected(selected: RangeView, part: RangeView): boolean {
  if (!rangeText(selected)) return false;
  return contains(selected.weight, part.weight) && contains(selected.rating, part.rating);
}

/** Choosing the same range again clears it. */
export function selectRange(selected: RangeView, part: RangeView): RangeView {
  const isSame = selected.weight === part.weight && selected.rating === part.rating;
  return isSame ? { weight: '', rating: '' } : part;
}

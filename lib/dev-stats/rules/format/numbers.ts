import { groupDigits } from '../../../words';

export const UNKNOWN = '—';

type MaybeNumber = number | null | undefined;

function fixed(value: number, digits: 0 | 1): string {
  const rounded = Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits;
  const text = groupDigits(rounded.toFixed(digits));
  return value < 0 && rounded > 0 ? `-${text}` : text;
}

export function formatCount(value: MaybeNumber): string {
  if (value == null) return UNKNOWN;
  return fixed(value, 0);
}

/** "89.9%". Rounded down, so that the text matches the color near a bound. */
export function formatPercent(value: MaybeNumber): string {
  // The addend compensates for floating-point errors such as 0.1 * 3.
  return value == null ? UNKNOWN : `${formatTenth(Math.floor(value * 10 + 1e-9) / 10, value)}%`;
}

export function formatShare(value: MaybeNumber): string {
  return value == null ? UNKNOWN : `${formatTenth(Math.round(value * 10) / 10, value)}%`;
}

/** In tenths that add up to their rounded sum, by the largest remainder (Hamilton's method). */
export function roundShares(shares: readonly number[]): number[] {
  const tenths = shares.map((share) => Math.floor(share * 10 + 1e-9));
  const missing = Math.round(sum(shares) * 10) - sum(tenths);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share * 10 - (tenths[index] ?? 0) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return tenths.map((count, index) => (raised.has(index) ? count + 1 : count) / 10);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** "2.1". A positive number is never shown as zero. */
export function formatTenth(value: number, exact = value): string {
  if (exact > 0 && value < 0.1) return '< 0.1';
  return fixed(value, 1);
}

export function formatNumber(value: MaybeNumber, one: string): string {
  return `${formatCount(value)} ${one}${value === 1 ? '' : 's'}`;
}

export function formatMinutes(seconds: MaybeNumber): string {
  return seconds == null ? UNKNOWN : `${formatTenth(seconds / 60)} min`;
}

export function formatSeconds(seconds: MaybeNumber): string {
  return seconds == null ? UNKNOWN : `${fixed(seconds, 0)} s`;
}

export function formatList(texts: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = `${conjunction} ${texts.at(-1)}`;
  if (texts.length > 2) return `${texts.slice(0, -1).join(', ')}, ${last}`;
  return texts.length === 2 ? `${texts[0]} ${last}` : texts.join('');
}

export function formatEnum(value: string): string {
  return value.replaceAll('_', ' ');
}

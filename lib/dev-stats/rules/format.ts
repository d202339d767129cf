import { lazy } from '../../memoize';

const whole = lazy(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const tenth = lazy(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** What stands where a figure is not known: never a zero. */
export const UNKNOWN = '—';

/** null or left out: not known. */
type Known<Value> = Value | null | undefined;

/** Reads the same without a formatter; what is drawn before the figures come has no other values. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

/** "1,234" of a count. */
export function formatCount(value: Known<number>): string {
  if (value == null) return UNKNOWN;
  return isPlain(value) ? String(value) : whole().format(value);
}

/** "89.9%", cut and not rounded, so that the text never claims a bound that the colour denies. */
export function formatPercent(value: Known<number>): string {
  // The tiny addend undoes binary fractions such as 0.3 * 3.
  return value == null ? UNKNOWN : `${formatTenth(Math.floor(value * 10 + 1e-9) / 10, value)}%`;
}

/** "2.1" of a figure; what is above zero never reads as zero. */
export function formatTenth(value: number, exact = value): string {
  if (exact > 0 && value < 0.1) return '< 0.1';
  return isPlain(value) ? `${value}.0` : tenth().format(value);
}

/** "1 commit", "2 commits", "– commits" where the count is not known. */
export function formatNumber(value: Known<number>, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}

/** "3.4 min" of seconds. */
export function formatMinutes(seconds: Known<number>): string {
  return seconds == null ? UNKNOWN : `${tenth().format(seconds / 60)} min`;
}

/** "7 s" of seconds. */
export function formatSeconds(seconds: Known<number>): string {
  return seconds == null ? UNKNOWN : `${whole().format(seconds)} s`;
}

import { MINUTE_MULTIPLIERS } from './constants';

interface RunnerMinutes {
  ubuntuMinutes: number;
  windowsMinutes: number;
  macosMinutes: number;
}

/** A month's minutes before the multiplier, except `countedMinutes`; null or undefined if not known. */
type Minutes = { [Runner in keyof RunnerMinutes]?: number | null } & {
  includedMinutes?: number | null;
  totalPaidMinutesUsed?: number | null;
  /** Weighted minutes that count against the included ones. */
  countedMinutes?: number | null;
};

export interface MinutesUsage {
  /** Minutes weighted by runner, as GitHub deducts them; null if those of any runner are not known. */
  used: number | null;
  included: number | null;
  barPercent: number;
  over: number;
  /** More minutes than included, but none is billed: a discount covers the rest, as in public repositories. */
  isDiscounted: boolean;
}

export function minutesUsage(minutes: Minutes): MinutesUsage {
  const used = minutes.countedMinutes ?? weightedMinutes(minutes);
  const included = minutes.includedMinutes ?? null;
  if (used === null || included === null) return { used, included, over: 0, barPercent: 0, isDiscounted: false };
  const above = Math.max(0, Math.ceil(used - included));
  const isDiscounted = above > 0 && minutes.totalPaidMinutesUsed === 0;
  const barPercent = above > 0 ? 100 : included > 0 ? (used / included) * 100 : 0;
  return { used, included, over: isDiscounted ? 0 : above, barPercent, isDiscounted };
}

export function weightedMinutes(minutes: RunnerMinutes): number;
export function weightedMinutes(minutes: Minutes): number | null;
export function weightedMinutes({ ubuntuMinutes, windowsMinutes, macosMinutes }: Minutes): number | null {
  if (ubuntuMinutes == null || windowsMinutes == null || macosMinutes == null) return null;
  const { ubuntu, windows, macos } = MINUTE_MULTIPLIERS;
  return ubuntuMinutes * ubuntu + windowsMinutes * windows + macosMinutes * macos;
}

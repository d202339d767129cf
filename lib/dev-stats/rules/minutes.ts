import { MINUTE_MULTIPLIERS } from './constants';

/** Minutes as billed; null or undefined if not known. */
interface Minutes {
  ubuntuMinutes?: number | null;
  windowsMinutes?: number | null;
  macosMinutes?: number | null;
  includedMinutes?: number | null;
}

export interface MinutesUsage {
  /** Minutes weighted by runner, as GitHub deducts them; null if those of any runner are not known. */
  used: number | null;
  included: number | null;
  barPercent: number;
  /** Whole minutes above the allowance, rounded up. */
  over: number;
}

export function minutesUsage(minutes: Minutes): MinutesUsage {
  const used = weightedMinutes(minutes);
  const included = minutes.includedMinutes ?? null;
  if (used === null || included === null) return { used, included, over: 0, barPercent: 0 };
  const over = Math.max(0, Math.ceil(used - included));
  return { used, included, over, barPercent: over > 0 ? 100 : included > 0 ? (used / included) * 100 : 0 };
}

function weightedMinutes({ ubuntuMinutes, windowsMinutes, macosMinutes }: Minutes): number | null {
  if (ubuntuMinutes == null || windowsMinutes == null || macosMinutes == null) return null;
  const { ubuntu, windows, macos } = MINUTE_MULTIPLIERS;
  return ubuntuMinutes * ubuntu + windowsMinutes * windows + macosMinutes * macos;
}

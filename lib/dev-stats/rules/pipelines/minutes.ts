import { MINUTE_MULTIPLIERS } from '../constants';

interface RunnerMinutes {
  ubuntuMinutes: number;
  windowsMinutes: number;
  macosMinutes: number;
}

/** A month's minutes before the multiplier, except `countedMinutes`. */
interface Minutes extends RunnerMinutes {
  includedMinutes: number | null;
  totalPaidMinutesUsed: number;
  countedMinutes: number | null;
}

export function minutesUsage(minutes: Minutes) {
  const used = minutes.countedMinutes ?? weightedMinutes(minutes);
  const included = minutes.includedMinutes;
  if (included === null) return { used, included, over: 0, barPercent: 0, isDiscounted: false };
  const above = Math.max(0, Math.ceil(used - included));
  const isDiscounted = above > 0 && minutes.totalPaidMinutesUsed === 0;
  const barPercent = above > 0 ? 100 : included > 0 ? (used / included) * 100 : 0;
  return { used, included, over: isDiscounted ? 0 : above, barPercent, isDiscounted };
}

export function weightedMinutes({ ubuntuMinutes, windowsMinutes, macosMinutes }: RunnerMinutes): number {
  const { ubuntu, windows, macos } = MINUTE_MULTIPLIERS;
  return ubuntuMinutes * ubuntu + windowsMinutes * windows + macosMinutes * macos;
}

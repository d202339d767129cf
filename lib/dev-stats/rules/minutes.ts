import { MINUTE_MULTIPLIERS } from './constants';
import { numberOf } from './known';

/** Minutes as billed; null or left out where not known. */
interface Minutes {
  ubuntuMinutes?: number | null;
  windowsMinutes?: number | null;
  macosMinutes?: number | null;
  includedMinutes?: number | null;
}

export interface MinutesUsage {
  /** Minutes weighed by machine, as the allowance counts them; null where those of a machine are not known. */
  used: number | null;
  included: number | null;
  /** Filled part of the bar, 0 to 100. */
  barPercent: number;
  /** Whole minutes above the allowance, rounded up. */
  over: number;
}

/** Use of the allowance: exactly all of it is not yet too much. */
export function minutesUsage(minutes: Minutes): MinutesUsage {
  const used = weighed(minutes);
  const included = numberOf(minutes.includedMinutes);
  if (used === null || included === null) return { used, included, over: 0, barPercent: 0 };
  const over = Math.max(0, Math.ceil(used - included));
  return { used, included, over, barPercent: over > 0 ? 100 : included > 0 ? (used / included) * 100 : 0 };
}

function weighed({ ubuntuMinutes, windowsMinutes, macosMinutes }: Minutes): number | null {
  const [ubuntu, windows, macos] = [ubuntuMinutes, windowsMinutes, macosMinutes].map(numberOf);
  if (ubuntu == null || windows == null || macos == null) return null;
  const { ubuntu: u, windows: w, macos: m } = MINUTE_MULTIPLIERS;
  return ubuntu * u + windows * w + macos * m;
}

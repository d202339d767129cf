import { MINUTE_MULTIPLIERS } from './definitions';

interface Minutes {
  ubuntuMinutes: number;
  windowsMinutes: number;
  macosMinutes: number;
  includedMinutes: number;
}

export interface MinutesUsage {
  /** Minutes weighed by machine, as the allowance counts them. */
  used: number;
  included: number;
  /** Filled part of the bar, 0 to 100. */
  barPercent: number;
  over: boolean;
}

/** Use of the allowance: exactly all of it is not yet too much. */
export function minutesUsage(minutes: Minutes): MinutesUsage {
  const used =
    minutes.ubuntuMinutes * MINUTE_MULTIPLIERS.ubuntu +
    minutes.windowsMinutes * MINUTE_MULTIPLIERS.windows +
    minutes.macosMinutes * MINUTE_MULTIPLIERS.macos;
  const included = minutes.includedMinutes;
  const over = used > included;
  return { used, included, over, barPercent: over ? 100 : included > 0 ? (used / included) * 100 : 0 };
}

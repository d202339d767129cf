import { formatNumber } from '../format/numbers';
import { percentile, type Spread } from '../percentile';
import { formatDays } from './rows';

export interface DeliveryWeek {
  start: string;
  isPartial: boolean;
  merges: number;
  deployments: number;
  cycleTimeDays: Spread;
}

/** "Over 12 whole weeks, the median is 4 merges and 3 deployments a week." */
export function weeklyReading(weeks: readonly DeliveryWeek[]): string {
  const whole = weeks.filter(({ isPartial }) => !isPartial);
  if (whole.length === 0) return 'These days have no whole week.';
  const medianOf = (values: number[]) =>
    Math.round(
      percentile(
        values.sort((a, b) => a - b),
        0.5,
      ) ?? 0,
    );
  const merges = medianOf(whole.map((week) => week.merges));
  const deployments = medianOf(whole.map((week) => week.deployments));
  const figures = `${formatNumber(merges, 'merge')} and ${formatNumber(deployments, 'deployment')}`;
  return `Over ${formatNumber(whole.length, 'whole week')}, the median is ${figures} a week.`;
}

/** "Weekly medians range from 19.2 hours to 3.4 days." */
export function weeklyCycleReading(weeks: readonly DeliveryWeek[]): string {
  const medians = weeks.flatMap(({ cycleTimeDays }) => cycleTimeDays.median ?? []);
  if (medians.length === 0) return 'No pull requests were merged in these weeks.';
  const [low, high] = [formatDays(Math.min(...medians)), formatDays(Math.max(...medians))];
  return low === high ? `The median of each week is ${low}.` : `Weekly medians range from ${low} to ${high}.`;
}

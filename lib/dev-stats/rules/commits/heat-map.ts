import { HOUR_LABEL_STEP, HOUR_SLOTS, INTENSITY_BOUNDS } from '../constants';
import { formatNumber } from '../format/numbers';
import { slotName, WEEK } from '../format/weekdays';
import type { HourCount } from './hourly';

export type Intensity = 'none' | 'low' | 'medium' | 'high' | 'very-high';

export function intensity(commits: number, busiest: number): Intensity {
  if (commits <= 0 || busiest <= 0) return 'none';
  const share = commits / busiest;
  if (share <= INTENSITY_BOUNDS.low) return 'low';
  if (share <= INTENSITY_BOUNDS.medium) return 'medium';
  return share <= INTENSITY_BOUNDS.high ? 'high' : 'very-high';
}

export interface HeatCell extends HourCount {
  intensity: Intensity;
  name: string;
  text: string;
}

export function heatMap(counts: readonly HourCount[]) {
  const found = new Map(counts.map((count) => [count.dayOfWeek * 24 + count.hour, count.commits]));
  const most = Math.max(0, ...found.values());
  const days = WEEK.map((dayOfWeek) =>
    Array.from({ length: 24 }, (_, hour): HeatCell => {
      const commits = found.get(dayOfWeek * 24 + hour) ?? 0;
      const count = { hour, dayOfWeek, commits, intensity: intensity(commits, most) };
      const name = slotName(dayOfWeek, hour);
      return { ...count, name, text: `${name}: ${formatNumber(commits, 'commit')}` };
    }),
  );
  return { days, summary: summarize(days.flat().filter(({ commits }) => commits > 0)) };
}

export type HeatSummary = ReturnType<typeof summarize>;

function summarize(active: readonly HeatCell[]) {
  const total = active.reduce((sum, { commits }) => sum + commits, 0);
  const busiest = active.reduce<HeatCell | undefined>((a, b) => (a && a.commits >= b.commits ? a : b), undefined);
  return { total, averagePerHour: total / HOUR_SLOTS, activeHours: active.length, busiest };
}

export const LABELED_HOURS = Array.from({ length: 24 / HOUR_LABEL_STEP }, (_, index) => index * HOUR_LABEL_STEP);

import { type Axis, nameAxis } from '../../charts/axis';
import type { Values } from '../../charts/chart';
import { DELIVERY_SAMPLES } from '../constants';
import { formatCount, formatNumber } from '../format/numbers';
import type { Spread } from '../percentile';
import type { DurationBin } from './duration-bins';
import { formatDays } from './rows';

/** What a distribution is about: "Half of 40 pull requests were merged within 1.5 days". */
export interface SpreadWords {
  noun: string;
  verb: string;
}

export interface SpreadAnswer {
  spread: Spread;
  unitHours: number;
  bins: readonly DurationBin[];
}

interface DrawnSpread {
  axis: Axis;
  counts: Values;
  /** Places along the axis, in positions: 0 is the middle of the first bin. */
  marks: { name: string; place: number }[];
}

export function drawSpread({ spread, unitHours, bins }: SpreadAnswer): DrawnSpread {
  const mark = (name: string, value: number | null) => {
    const place = value === null ? undefined : placeOf(bins, value * unitHours);
    return place === undefined ? [] : [{ name, place }];
  };
  const axis = nameAxis('Time', bins.map(binName));
  return {
    axis: { ...axis, labels: bins.map(binLabel) },
    counts: bins.map(({ count }) => count),
    marks: [...mark('median', spread.median), ...mark('p90', spread.p90)],
  };
}

export function spreadReading({ spread, unitHours }: SpreadAnswer, { noun, verb }: SpreadWords): string {
  const { count, median, p90 } = spread;
  if (count === 0) return `No ${noun}s in this window.`;
  if (median === null) return `Only ${formatNumber(count, noun)}; a median needs at least ${DELIVERY_SAMPLES}.`;
  const time = (value: number | null) => formatDays(value === null ? null : (value * unitHours) / 24);
  return `Half of ${formatNumber(count, noun)} ${verb} within ${time(median)}, nine in ten within ${time(p90)}.`;
}

/** Within its bin by its value; in the middle of the last one, which has no end. */
function placeOf(bins: readonly DurationBin[], hours: number): number | undefined {
  const index = bins.findLastIndex(({ fromHours }) => hours >= fromHours);
  const bin = bins[index];
  if (!bin) return undefined;
  return bin.toHours ? index - 0.5 + Math.min(1, (hours - bin.fromHours) / (bin.toHours - bin.fromHours)) : index;
}

/** "under 1 hour", "1 to 4 hours", "1 to 2 days", "30 days or more" */
function binName({ fromHours, toHours }: DurationBin): string {
  if (!toHours) return `${durationName(fromHours)} or more`;
  if (fromHours === 0) return `under ${durationName(toHours)}`;
  const [unit, size] = unitOf(toHours);
  return `${formatCount(fromHours / size)} to ${formatNumber(toHours / size, unit)}`;
}

/** "< 1 h", "1–4 h", "1–2 d", "30+ d" */
function binLabel({ fromHours, toHours }: DurationBin): string {
  const [unit, size] = unitOf(toHours ?? fromHours);
  const letter = unit.slice(0, 1);
  if (!toHours) return `${formatCount(fromHours / size)}+ ${letter}`;
  const from = formatCount(fromHours / size);
  return fromHours === 0
    ? `< ${formatCount(toHours / size)} ${letter}`
    : `${from}–${formatCount(toHours / size)} ${letter}`;
}

function durationName(hours: number): string {
  const [unit, size] = unitOf(hours);
  return formatNumber(hours / size, unit);
}

function unitOf(hours: number): ['hour' | 'day', number] {
  return hours > 24 ? ['day', 24] : ['hour', 1];
}

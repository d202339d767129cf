import { formatMonth } from '../../dates';
import { dateName, dayOfMonth } from '../rules/format/weekdays';

export interface Axis {
  header: string;
  keys: readonly string[];
  names: readonly string[];
  labels: readonly string[];
  /** By position: whether days are missing, as in the current week. */
  partial: readonly boolean[];
}

export type Step = 'day' | 'week' | 'month';

const NAMES = { day: dateName, week: (date: string) => `Week of ${dateName(date)}`, month: formatMonth } as const;
export const STEP_HEADERS = { day: 'Day', week: 'Week of', month: 'Month' } as const;
/** From this many days or weeks on, only the first position of a month has a label. */
const MANY = { day: 35, week: 10, month: Number.POSITIVE_INFINITY } as const;
const CHARACTER_WIDTH = 6.5;
const LABEL_GAP = 16;

/** From dates such as 2026-11-21: days, first days of weeks, or first days of months. `partial` lists those that lack days. */
export function timeAxis(step: Step, dates: readonly string[], partial: readonly string[] = []): Axis {
  const byMonth = step === 'month' || dates.length >= MANY[step];
  const isFirstOfMonth = (index: number) => dates[index]?.slice(0, 7) !== dates[index - 1]?.slice(0, 7);
  return {
    header: STEP_HEADERS[step],
    keys: dates.map((date) => (step === 'month' ? date.slice(0, 7) : date)),
    names: dates.map((date) => `${NAMES[step](date)}${partial.includes(date) ? ', partial' : ''}`),
    partial: dates.map((date) => partial.includes(date)),
    labels: dates.map((date, index) => {
      if (!byMonth) return dayOfMonth(date);
      return index > 0 && isFirstOfMonth(index) ? formatMonth(date) : step === 'month' ? formatMonth(date) : '';
    }),
  };
}

export function chooseLabels({ labels }: Axis, width: number): { position: number; label: string }[] {
  const labeled = labels.flatMap((label, index) => (label ? [index] : []));
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const room = Math.max(1, Math.floor(width / (longest * CHARACTER_WIDTH + LABEL_GAP)));
  const step = Math.ceil(labeled.length / room);
  const chosen = labeled.filter((_, index) => index % step === 0);
  return chosen.map((position, index) => {
    const year = labels[chosen[index - 1] ?? -1]?.match(/ \d{4}$/)?.[0] ?? '';
    return { position, label: labels[position]?.replace(year, '') ?? '' };
  });
}

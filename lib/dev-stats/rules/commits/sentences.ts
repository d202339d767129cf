import { formatCount, formatList, formatNumber, formatShare, roundShares, sum } from '../format/numbers';
import { WEEK, WEEKDAYS } from '../format/weekdays';
import { type DayCount, weekdayTotals } from './days';
import type { HourCount } from './hourly';

export function weekReading(week: readonly DayCount[]): string {
  const total = sum(week.map(({ commits }) => commits));
  if (total === 0) return `No commits in ${formatNumber(week.length, 'day')}.`;
  const active = week.filter(({ commits }) => commits > 0).length;
  return `${formatNumber(total, 'commit')} on ${active} of ${formatNumber(week.length, 'day')}.`;
}

export function weekdayReading(activity: readonly DayCount[]): string {
  const totals = weekdayTotals(activity);
  const total = sum(totals);
  const most = Math.max(...totals);
  if (total === 0) return '';
  const busiest = WEEK.flatMap((day) => (totals[day] === most ? [`${WEEKDAYS[day]}`] : []));
  const subject = busiest.length === 1 ? `${busiest[0]} has` : `${formatList(busiest)} have`;
  const weekend = (totals[0] ?? 0) + (totals[6] ?? 0);
  return `${subject} the most commits, ${share(most, total)}${busiest.length > 1 ? ' each' : ''}; ${share(weekend, total)} on weekends.`;
}

export function hoursReading(counts: readonly HourCount[]): string {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    sum(counts.filter((slot) => slot.hour === hour).map(({ commits }) => commits)),
  );
  const total = sum(hours);
  if (total === 0) return '';
  const { start, length } = shortestHalf(hours, total / 2);
  const weekend = sum(
    counts.filter(({ dayOfWeek }) => dayOfWeek === 0 || dayOfWeek === 6).map(({ commits }) => commits),
  );
  return `Half fall between ${clock(start)} and ${clock((start + length) % 24)}; ${share(weekend, total)} on weekends.`;
}

/** The fewest hours in a row, also across midnight, with at least this many commits; the earliest of equals. */
function shortestHalf(hours: readonly number[], commits: number): { start: number; length: number } {
  for (let length = 1; length < 24; length += 1) {
    const starts = hours.map((_, start) => sum(Array.from({ length }, (_, at) => hours[(start + at) % 24] ?? 0)));
    const most = Math.max(...starts);
    if (most >= commits) return { start: starts.indexOf(most), length };
  }
  return { start: 0, length: 24 };
}

export function languagesReading(
  languages: readonly { name: string; share: number }[],
  { known, others }: { known: number; others: number | null },
): string {
  const [first] = languages;
  if (!first) return '';
  // As in the list below the sentence, whose shares add up.
  const [share] = roundShares(languages.map((language) => language.share));
  const none = others ? `; ${formatCount(others)} more ${others === 1 ? 'has' : 'have'} none` : '';
  return `${first.name} has ${formatShare(share)} of the ${formatNumber(known, 'commit')} with a language${none}.`;
}

function share(part: number, total: number): string {
  return formatShare((part / total) * 100);
}

function clock(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

import { calendarDate, type Period } from './dates';

export interface Step {
  start: number;
  end: number;
}

/** From the year of the first date, after `lead` empty years, to today. Places are shares of its length. */
export function createAxis(starts: string[], now: string, lead = 1) {
  const first = Math.min(...starts.map((date) => Number(date.slice(0, 4)))) - lead;
  const last = toYears(now);
  const span = last - first;
  const place = (date: string) => Math.min(1, Math.max(0, (toYears(date) - first) / span));
  const step = span > 18 ? 5 : span > 7 ? 2 : 1;
  const years = Array.from({ length: Math.ceil(span) }, (_, index) => first + index);
  return {
    locate: ({ startDate, endDate }: Period): Step => ({
      start: place(startDate ?? endDate ?? now),
      end: endDate ? place(endDate) : 1,
    }),
    ticks: years.map((year) => ({
      year,
      at: place(`${year}-01-01`),
      isLabeled: year % step === 0 && (last - year) / span > 0.09,
    })),
  };
}

function toYears(date: string): number {
  const [year, month = 1, day = 1] = calendarDate(date).split('-').map(Number);
  return (year ?? 0) + (month - 1) / 12 + (day - 1) / 365;
}

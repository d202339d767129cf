import type { Project } from './projects';

type Dated = Pick<Project, 'slug' | 'title' | 'startDate' | 'endDate'>;

interface AxisLine {
  slug: string;
  title: string;
  /** In percent from the left. */
  start: number;
  end: number;
  runsNow: boolean;
}

export interface YearAxis {
  years: { year: number; at: number }[];
  lines: AxisLine[];
}

/** Whole years; the first two are empty and hold the names. */
export function placeOnAxis(projects: readonly Dated[], now: Date): YearAxis {
  const today = readYear(now.toISOString());
  const starts = projects.map(({ startDate }) => readYear(startDate));
  const first = Math.floor(Math.min(...starts)) - 2;
  const last = Math.max(today, ...projects.map(({ endDate }) => (endDate ? readYear(endDate) : today)));
  const place = (year: number) => Math.round((1000 * (year - first)) / (last - first)) / 10;
  const step = last - first > 12 ? 5 : 1;
  const years = Array.from({ length: Math.floor(last) - first + 1 }, (_, index) => first + index);
  return {
    years: years.filter((year) => year % step === 0).map((year) => ({ year, at: place(year) })),
    lines: projects.map(({ slug, title, startDate, endDate }) => ({
      slug,
      title,
      start: place(readYear(startDate)),
      end: place(endDate ? readYear(endDate) : last),
      runsNow: !endDate,
    })),
  };
}

function readYear(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}

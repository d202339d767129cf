import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import { run } from './sandbox';

export function counts(keys: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

/** The Monday on or before a date, counted day by day. */
export function findMonday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The commits of a range, and the percentage of them that changed a shell script. */
export function shellCommits(folder: string, { from, to }: DateRange): { commits: number; share: number } {
  const all = run(folder, 'log', '--format=#%ad', '--date=format:%Y-%m-%d', '--name-only')
    .split('#')
    .slice(1)
    .filter((text) => text.slice(0, 10) >= from && text.slice(0, 10) <= to);
  const shell = all.filter((text) => text.trim().endsWith('.sh'));
  return { commits: all.length, share: (shell.length / all.length) * 100 };
}

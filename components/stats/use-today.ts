import { useEffect, useState } from 'react';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { readPresent, type StatsSource } from './source';

interface TodayOptions {
  timeZone: string;
  source: StatsSource;
  builtOn: string;
  /** When the figures arrived: a page that stays open past midnight shows the new day with new figures. */
  loadedAt: number;
}

/** Starts with the day of the build, so that the page hydrates. Time zones are slow to load, so they get their own task. */
export function useToday({ timeZone, source, builtOn, loadedAt }: TodayOptions): string {
  const [today, setToday] = useState(builtOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is read again when figures arrive
  useEffect(() => {
    const timer = setTimeout(() => setToday(createCalendar(timeZone)(readPresent(source).getTime())));
    return () => clearTimeout(timer);
  }, [timeZone, source, loadedAt]);
  return today;
}

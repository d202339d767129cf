import { useEffect, useState } from 'react';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { readPresent, useSource } from './source';

/**
 * Starts with the day of the build, so that the page hydrates. Time zones are slow to load, so they get their own task.
 * The day is read again when figures arrive: a page that stays open past midnight shows the new day with new figures.
 */
export function useToday(timeZone: string, builtOn: string, loadedAt: number): string {
  const [today, setToday] = useState(builtOn);
  const source = useSource();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loadedAt is when figures arrived
  useEffect(() => {
    const timer = setTimeout(() => setToday(createCalendar(timeZone)(readPresent(source).getTime())));
    return () => clearTimeout(timer);
  }, [timeZone, source, loadedAt]);
  return today;
}

import { useEffect, useState } from 'react';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { readPresent, useSource } from './source';

/**
 * Returns the day of the build at first, so that the first render matches the HTML. Loading a time zone is slow, so it has
 * a task of its own. The day is read again when figures arrive, for pages that stay open past midnight.
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

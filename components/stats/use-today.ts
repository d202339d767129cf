import { useEffect, useState } from 'react';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { readPresent, useSource } from './source';

/** Starts with the day of the build, to match the HTML. Loading a time zone is slow, so it has a task of its own. */
export function useToday(timeZone: string, builtOn: string, loadedAt: number): string {
  const [today, setToday] = useState(builtOn);
  const source = useSource();
  // Read again when figures arrive, for pages that stay open past midnight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loadedAt is when figures arrived
  useEffect(() => {
    const timer = setTimeout(() => setToday(createCalendar(timeZone)(readPresent(source).getTime())));
    return () => clearTimeout(timer);
  }, [timeZone, source, loadedAt]);
  return today;
}

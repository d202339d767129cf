import { DAY_MS } from '../../dates';
import { pluralize } from '../../pluralize';
import { type Collected, SOURCE_NAMES } from './freshness';

/** Local clones are collected by hand. */
const SCHEDULED = ['github', 'actions'];
const HOUR_MS = 3_600_000;

/**
 * Whether a scheduled source is late: two intervals have passed since its figures were collected, or since the last
 * attempt if there are none. Schedules of GitHub start hours late at times, so one interval is too strict.
 */
export function isOverdue({ source, collectedAt, lastAttemptAt }: Collected, everyMs: number, now: number): boolean {
  return SCHEDULED.includes(source) && now - Date.parse(collectedAt ?? lastAttemptAt) > 2 * everyMs;
}

/** One sentence for each source whose figures are overdue. `now` in milliseconds. */
export function overdueTexts(sources: readonly Collected[], everyMs: number, now: number): string[] {
  return sources.flatMap((status) => {
    const { source, collectedAt } = status;
    if (!collectedAt || !isOverdue(status, everyMs, now)) return [];
    const age = duration(now - Date.parse(collectedAt));
    return `The figures from ${SOURCE_NAMES[source]} are ${age} old. They’re usually updated every ${duration(everyMs)}.`;
  });
}

/** "3 days", "24 hours", "90 minutes": whole days from two on, whole hours from two on. */
function duration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY_MS) return pluralize(Math.floor(milliseconds / DAY_MS), 'day');
  if (milliseconds >= 2 * HOUR_MS) return pluralize(Math.floor(milliseconds / HOUR_MS), 'hour');
  return pluralize(Math.floor(milliseconds / 60_000), 'minute');
}

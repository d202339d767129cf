import { DAY_MS } from '../../dates';
import { pluralize } from '../../pluralize';
import { type Collected, SOURCE_NAMES } from './freshness';

/** Local clones are collected by hand. */
const SCHEDULED = ['github', 'actions'];
const HOUR_MS = 3_600_000;

/**
 * Whether a scheduled source is late: two intervals have passed since its figures were collected, or since the last
 * attempt if there are none. GitHub can start a scheduled workflow hours late, so one interval is too strict.
 */
export function isOverdue({ source, collectedAt, lastAttemptAt }: Collected, everyMs: number, now: number): boolean {
  return SCHEDULED.includes(source) && now - Date.parse(collectedAt ?? lastAttemptAt) > 2 * everyMs;
}

/** What the page says of overdue figures: one text for sources of the same age. `now` in milliseconds. */
export function overdueTexts(sources: readonly Collected[], everyMs: number, now: number): string[] {
  const names = new Map<string, string[]>();
  for (const status of sources) {
    if (!status.collectedAt || !isOverdue(status, everyMs, now)) continue;
    const age = duration(now - Date.parse(status.collectedAt));
    names.set(age, [...(names.get(age) ?? []), SOURCE_NAMES[status.source]]);
  }
  const usual = `They’re usually updated every ${duration(everyMs)}.`;
  return [...names].map(([age, of]) => `The figures from ${of.join(' and ')} are ${age} old. ${usual}`);
}

/** "3 days", "24 hours", "90 minutes": whole days from two on, whole hours from two on. */
function duration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY_MS) return pluralize(Math.floor(milliseconds / DAY_MS), 'day');
  if (milliseconds >= 2 * HOUR_MS) return pluralize(Math.floor(milliseconds / HOUR_MS), 'hour');
  return pluralize(Math.floor(milliseconds / 60_000), 'minute');
}

import { DAY_MS } from '../../dates';
import { pluralize } from '../../words';
import { type Collected, SOURCE_NAMES } from './source-status';

/** Local clones are collected by hand. */
const SCHEDULED = ['github', 'actions'];
/** Two days of a daily collection: GitHub can start a scheduled workflow hours late. */
const OVERDUE_MS = 2 * DAY_MS;

/** By the time of the figures, or of the last attempt if there are none. */
export function isOverdue({ source, collectedAt, lastAttemptAt }: Collected, now: number): boolean {
  return SCHEDULED.includes(source) && now - Date.parse(collectedAt ?? lastAttemptAt) > OVERDUE_MS;
}

export function overdueTexts(sources: readonly Collected[], now: number): string[] {
  const names = new Map<string, string[]>();
  for (const status of sources) {
    if (!status.collectedAt || !isOverdue(status, now)) continue;
    const age = pluralize(Math.floor((now - Date.parse(status.collectedAt)) / DAY_MS), 'day');
    names.set(age, [...(names.get(age) ?? []), SOURCE_NAMES[status.source]]);
  }
  return [...names].map(
    ([age, of]) => `The figures from ${of.join(' and ')} are ${age} old. They’re usually updated every day.`,
  );
}

import { DAY_MS } from '../../dates';
import type { Collected } from './source-status';

/** Local clones are collected by hand. */
const SCHEDULED = ['github', 'actions'];
/** Two days of a daily collection: GitHub can start a scheduled workflow hours late. */
const OVERDUE_MS = 2 * DAY_MS;

/** By the time of the figures, or of the last attempt if there are none. */
export function isOverdue({ source, collectedAt, lastAttemptAt }: Collected, now: number): boolean {
  return SCHEDULED.includes(source) && now - Date.parse(collectedAt ?? lastAttemptAt) > OVERDUE_MS;
}

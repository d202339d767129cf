import type { Comment } from '../../content/write/document';
import { type ImportedDate, lastDay } from '../import/dates';

interface Period {
  startDate: string;
  endDate?: string | undefined;
}

/** A period for a document. What the source does not say is marked for the owner. */
export function periodOf(start: ImportedDate, end: ImportedDate | 'unread' | undefined, path: Comment['path'] = []) {
  const startDate = start.iso;
  const last = typeof end === 'object' ? lastDay(end) : undefined;
  const endDate = last && last >= startDate ? last : undefined;
  const period: Period = { startDate, ...(endDate && { endDate }) };
  const comments: Comment[] = [];
  if (start.precision === 'year') comments.push({ path: [...path, 'startDate'], text: 'TODO: check the month' });
  if (end === 'unread')
    comments.push({ path: [...path, 'endDate'], text: 'TODO: add endDate, which could not be read', isAbove: true });
  else if (endDate && end?.precision === 'year')
    comments.push({ path: [...path, 'endDate'], text: 'TODO: check the month' });
  if (last && !endDate) {
    const text = `TODO: endDate ${last} is before startDate; check both`;
    comments.push({ path: [...path, 'startDate'], text });
  }
  return { period, comments };
}

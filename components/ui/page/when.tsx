import type { ReactNode } from 'react';
import { formatMonth, type Period } from '@/lib/dates';

interface WhenProps {
  /** A dot in amber for what runs now, a tick for what ended. Without one, the rule has no mark. */
  mark?: 'now' | 'end';
  children: ReactNode;
}

export function When({ mark, children }: WhenProps) {
  return (
    <p className={`log-when mb-3 ${mark === 'now' ? 'text-ink' : 'text-soft'}`} data-mark={mark}>
      {children}
    </p>
  );
}

export function WhenPeriod({ startDate, endDate }: Period) {
  if (!startDate) return endDate ? <When mark="end">{formatMonth(endDate)}</When> : null;
  return (
    <When mark={endDate ? 'end' : 'now'}>
      <span className="whitespace-nowrap">{formatMonth(startDate)}</span>{' '}
      <span className="whitespace-nowrap">to {endDate ? formatMonth(endDate) : 'now'}</span>
    </When>
  );
}

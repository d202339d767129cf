import type { ReactNode } from 'react';
import { formatMonth, isCurrent, type Period } from '@/lib/dates';

interface WhenProps {
  mark: 'now' | 'end';
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
  const start = formatMonth(startDate);
  const end = endDate ? formatMonth(endDate) : isCurrent({ startDate }) ? 'now' : start;
  return (
    <When mark={isCurrent({ startDate, endDate }) ? 'now' : 'end'}>
      <span className="whitespace-nowrap">{start}</span>{' '}
      {end !== start && <span className="whitespace-nowrap">to {end}</span>}
    </When>
  );
}

import type { ReactNode } from 'react';

interface WhenProps {
  /** A dot in amber for what runs now, a tick for what ended. Without one, the rule has no mark. */
  mark?: 'now' | 'end';
  children: ReactNode;
}

/** A date, right of the rule, and its mark on the rule. */
export function When({ mark, children }: WhenProps) {
  return (
    <p className={`log-when mb-4 ${mark === 'now' ? 'text-ink' : 'text-soft'}`} data-mark={mark}>
      {children}
    </p>
  );
}
